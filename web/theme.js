// Before the first paint: the theme that the reader chose, if any. Not a module, so that nothing flashes.
try {
  const theme = localStorage.getItem('tabla.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}

//! Rule books for the page: Markdown as HTML, in which nothing but the book's own words can be.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, html};

/// A book as HTML without scripts, styles and links: markup in the book stays text, and of a link its words are kept.
/// What may be wider than the screen can be scrolled with keys.
pub fn html(book: &str) -> String {
    let events = Parser::new_ext(book, Options::ENABLE_TABLES).filter(is_kept).map(plain);
    let mut page = String::new();
    html::push_html(&mut page, events);
    page.replace("<table>", "<div class=\"scroller\" tabindex=\"0\"><table>")
        .replace("</table>", "</table></div>")
        .replace("<pre>", "<pre tabindex=\"0\">")
}

fn is_kept(event: &Event) -> bool {
    !matches!(
        event,
        Event::Start(Tag::Link { .. } | Tag::Image { .. }) | Event::End(TagEnd::Link | TagEnd::Image)
    )
}

fn plain(event: Event) -> Event {
    match event {
        Event::Html(text) => match marked(&text) {
            Some(rules) => Event::Html(picture_place(rules).into()),
            None => Event::Text(text),
        },
        Event::InlineHtml(text) => Event::Text(text),
        event => event,
    }
}

/// The numbers of the rules in a mark such as `<!-- 4.1 4.2 -->`, whose examples belong there.
fn marked(text: &str) -> Option<&str> {
    let rules = text.trim().strip_prefix("<!--")?.strip_suffix("-->")?.trim();
    let is_number = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'.' | b' ');
    rules.bytes().all(is_number).then_some(rules)
}

fn picture_place(rules: &str) -> String {
    format!("<div class=\"examples\" data-rules=\"{rules}\"></div>\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_book_has_headings_lists_tables_and_pictures() {
        let book = "# Name\n\nOne **two** `three`.\n\n- first\n\n| Row | Worth |\n|---|---|\n| a | *b* |\n\n```text\n1 < 2\n```\n";
        let page = "<h1>Name</h1>\n<p>One <strong>two</strong> <code>three</code>.</p>\n<ul>\n<li>first</li>\n</ul>\n\
                    <div class=\"scroller\" tabindex=\"0\"><table><thead><tr><th>Row</th><th>Worth</th></tr></thead><tbody>\n\
                    <tr><td>a</td><td><em>b</em></td></tr>\n</tbody></table></div>\n\
                    <pre tabindex=\"0\"><code class=\"language-text\">1 &lt; 2\n</code></pre>\n";
        assert_eq!(html(book), page);
    }

    #[test]
    fn a_mark_is_a_place_for_pictures() {
        let page = html("- One.\n  <!-- 4.1 4.2 -->\n- Two <!-- 4.3 -->.\n\n<!-- 4\" onclick -->\n");
        assert!(
            page.contains("<li>One.<div class=\"examples\" data-rules=\"4.1 4.2\"></div>\n</li>"),
            "{page}"
        );
        assert_eq!(page.matches("<div").count(), 1, "{page}");
    }

    #[test]
    fn markup_in_a_book_stays_text_and_links_lead_nowhere() {
        let book = "<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> [word](javascript:alert(1)) ![seen](http://x.example/y.png) <table>\n";
        let page = html(book);
        for markup in ["<script", "<img", "<a", "href", "src=\"", "<table", "<div"] {
            assert!(!page.contains(markup), "{markup}: {page}");
        }
        assert!(
            page.contains("&lt;script&gt;alert(1)&lt;/script&gt;") && page.contains("word seen"),
            "{page}"
        );
    }
}

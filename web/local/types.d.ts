/** What goes between a page and the worker that is its house. */

import type { Act, Problem, TableView } from '../types/api.js';

/** What a module is asked: an `Ask` of `tabla_web::desk`. */
export type Question = { ask: string } & Record<string, unknown>;

/** What it answers: one of the three. */
export type Answer = { told?: any; refused?: Problem; missing?: string[] };

export type ToDesk =
  | { number: number; path: string; method: string; body?: any }
  | { stop: number }
  | { line: number; table: string }
  | { line: number; text: string }
  | { line: number; isOver: true };

export type Loading = { name: string; share: number };

export type FromDesk = {
  number?: number;
  status?: number;
  body?: unknown;
  /** What a file is called. */
  name?: string;
  line?: number;
  text?: string;
  loading?: Loading;
};

/** What happened at a table, as the module tells it. */
export type StoredEvent = { revision: number } & Record<string, unknown>;

/** What changes at a table, all of it or nothing. */
export type Change = {
  after: number;
  events: StoredEvent[];
  word?: string | null;
  step?: boolean | null;
  name?: [number, string] | null;
  started?: number | null;
};

/** A table as it is kept, and as the module is handed it. */
export type TableRecord = {
  id: string;
  game: string;
  saved: { log: StoredEvent[] } & Record<string, unknown>;
  started: number | null;
  noted: number | null;
  step: boolean;
  names: [number, string][];
  branch_of: [string, number] | null;
  day: string | null;
  words: string[];
  /** When something happened last, in milliseconds since 1970. */
  changed: number;
  /** How often something was kept. */
  count: number;
};

/** What there is to do at a table, and until when. */
export type Due = {
  computer: boolean;
  revision: number;
  rings: number | null;
  ends: number | null;
  noted: number | null;
  over: boolean;
};

/** What is said over a live connection. */
export type Said = { key?: string; act?: Act; hello?: unknown; emote?: string };

export type Heard = { table?: TableView; done?: string; refused?: string; problem?: Problem };

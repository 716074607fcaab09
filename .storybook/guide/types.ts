import type { ReactNode } from 'react';

/** What to use instead, as its page of docs is called. */
export interface Instead {
  /** 언제: ends in 경우. */
  when: string;
  /** The name of another part. */
  use: string;
}

/** A mistake as it looks, and what is wrong with it. */
export interface Mistake {
  drawn: ReactNode;
  why: string;
}

/** What a part's page of docs says beside its stories and props, in Korean. Each part has all of it (`.ci/lint/guides.test.tsx`). */
export interface Guide {
  /** What it is, in one sentence. */
  is: string;
  /** What is imported to use it. @default the part's own name */
  names?: readonly string[];
  /** 언제 */
  use: readonly string[];
  /** 언제 쓰지 않음 */
  avoid: readonly Instead[];
  /** 모습: what a story shows, by the name of its export; `Default` and `Playground` need no words. */
  looks: Readonly<Record<string, string>>;
  /** 키보드: what a key does; a sentence where no key does anything. */
  keys: Readonly<Record<string, string>> | string;
  /** 문구 */
  words: readonly string[];
  /** 하지 말 것 */
  mistakes: readonly Mistake[];
  /** 안정: may be used anywhere. 새것: may still change. */
  status: '안정' | '새것';
  /** What changed for who uses it, by its day, latest first. */
  changes: Readonly<Record<string, string>>;
}

/** A page of docs. */
export interface Page {
  title: string;
  id: string;
}

/** What a page of docs of the kit knows from the source. */
export interface Kit {
  /** The module that a name of the kit is imported from. */
  from: Record<string, string>;
  /** The screens that use a name, the nearest first: one of each app, two at most. */
  screens: Record<string, Page[]>;
  /** The page of docs of a part. */
  pages: Record<string, string>;
}

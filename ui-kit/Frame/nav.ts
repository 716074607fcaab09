import type { Icon } from '../icons.ts';

/** An entry of a navigation. */
export interface NavEntry {
  /** Its name. */
  label: string;
  /** Its address; pages below it count as part of it. */
  href: string;
  /** Other addresses that count as part of it, with the pages below them. @default [] */
  also?: readonly string[] | undefined;
}

/** An entry of the portal's navigation. */
export interface NavTab extends NavEntry {
  /** Its icon. */
  icon: Icon;
  /** How many items are waiting there. @default undefined */
  count?: number;
}

/** Entries of the staff's navigation that belong together. */
export interface NavGroup {
  /** Its name, the only one shown where it has one entry of the same name. */
  label: string;
  /** Its icon; its entries have none. */
  icon: Icon;
  /** In the order shown; at least one. */
  entries: readonly [NavEntry, ...NavEntry[]];
}

/** The entry the page at `path` belongs to: the one with the longest address that `path` begins with. */
export function currentEntry<Entry extends NavEntry>(entries: readonly Entry[], path: string): Entry | undefined {
  return entries
    .flatMap((entry) => [entry.href, ...(entry.also ?? [])].map((href) => ({ entry, href })))
    .filter(({ href }) => path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0]?.entry;
}

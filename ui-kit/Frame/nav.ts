import type { Icon } from '../icons.ts';

/** An entry of the navigation. */
export interface NavEntry {
  /** Its name. */
  label: string;
  /** Its address; pages below it count as part of it. */
  href: string;
  /** Other addresses that count as part of it, with the pages below them. @default [] */
  also?: readonly string[] | undefined;
  /** Its icon. */
  icon: Icon;
  /** How many items are waiting there. @default undefined */
  count?: number;
}

/** Entries that belong together. */
export interface NavGroup {
  /** The group's name; entries without a group have no heading. @default undefined */
  label?: string;
  /** In the order shown. */
  entries: readonly NavEntry[];
}

/** The entry the page at `path` belongs to: the one with the longest address that `path` begins with. */
export function currentEntry(entries: readonly NavEntry[], path: string): NavEntry | undefined {
  return entries
    .flatMap((entry) => [entry.href, ...(entry.also ?? [])].map((href) => ({ entry, href })))
    .filter(({ href }) => path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`))
    .sort((one, other) => other.href.length - one.href.length)[0]?.entry;
}

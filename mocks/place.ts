/** Which academy a page of the living mock shows, and to whom. A part of the path names it, so that every address of the app holds it. */
export interface Place {
  /** When the academy's time begins, as `2026-11-03T1755` in Seoul; `now` follows this machine. */
  at: string;
  /** Who is signed in: a login id of the demo world, `parent` with a link, or `nobody`. */
  person: string;
  size: PlaceSize;
  /** A reload begins anew. */
  resets: boolean;
}

/** `small`: a class. `academy`: 300 students. */
export type PlaceSize = 'small' | 'academy';

const pattern = /^(now|\d{4}-\d\d-\d\dT\d{4})\.([\w-]+)\.(small|academy)(\.reset)?$/;

/** The part of a path that names a place, and back; undefined for any other. */
export const placeName = ({ at, person, size, resets }: Place): string =>
  `${at}.${person}.${size}${resets ? '.reset' : ''}`;

/** Reads what `placeName` wrote. */
export function readPlace(name: string): Place | undefined {
  const [, at, person, size, reset] = pattern.exec(name) ?? [];
  if (!at || !person || !size) return undefined;
  return { at, person, size: size as PlaceSize, resets: reset !== undefined };
}

/**
 * What an address asks for: `?place=` with a place's name opens it anew at the app's address `?open=`; below a place, it goes on there.
 * Undefined for the plain living mock.
 * @param root the path at which the mock is published, with a slash at its end
 */
export function readAddress(url: URL, root: string): { place: Place; open: string | undefined } | undefined {
  const asked = readPlace(url.searchParams.get('place') ?? '');
  if (asked) return { place: asked, open: safeOpen(url.searchParams.get('open')) };
  const place = readPlace(url.pathname.slice(root.length).split('/')[0] ?? '');
  return place && { place, open: undefined };
}

/** The moment at which a place's time begins; undefined for that of this machine. */
export function beginOf({ at }: Place): Date | undefined {
  return at === 'now' ? undefined : new Date(`${at.slice(0, 13)}:${at.slice(13)}:00+09:00`);
}

const safeOpen = (open: string | null): string => (open !== null && /^\/(?![/\\])/.test(open) ? open : '/');

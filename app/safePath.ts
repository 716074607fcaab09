/** A placeholder origin against which a path is resolved. */
const NOWHERE = 'https://nowhere.invalid';

/**
 * A remembered location as a path of this origin with query and hash, null for anything that leads elsewhere
 * (`//evil`, `/\evil`, `javascript:`, another host, control characters a browser would skip).
 */
export function safePath(remembered: unknown): string | null {
  if (typeof remembered !== 'string' || !/^\/(?![/\\])/.test(remembered)) return null;
  // Browsers remove tabs and line breaks in addresses: `/\t/evil` would become `//evil`.
  if (/[\p{Cc}\\]/u.test(remembered)) return null;
  if (!URL.canParse(remembered, NOWHERE)) return null;
  const url = new URL(remembered, NOWHERE);
  if (url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

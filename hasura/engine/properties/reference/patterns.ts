/** LIKE: `%` any text, `_` one character, a backslash takes the next character as it is. */
export function matchesLike(text: string, pattern: string, insensitive: boolean): boolean {
  return whole(pattern.replace(/\\(.)|(%)|(_)|([^\\%_])/gsu, part), insensitive).test(text);
}

/** SIMILAR TO, as far as the generated patterns go: they have no operators but those of LIKE. */
export function matchesSimilar(text: string, pattern: string): boolean {
  return matchesLike(text, pattern, false);
}

export function matchesRegex(text: string, pattern: string, insensitive: boolean): boolean {
  return new RegExp(pattern, insensitive ? 'ui' : 'u').test(text);
}

function part(_: string, escaped?: string, any?: string, one?: string, other?: string): string {
  if (any) return '.*';
  return one ? '.' : (escaped ?? other ?? '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function whole(source: string, insensitive: boolean): RegExp {
  return new RegExp(`^(?:${source})$`, insensitive ? 'uis' : 'us');
}

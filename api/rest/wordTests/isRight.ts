/** What counts as right in a word test. */
export interface MarkingRules {
  ignoresCase: boolean;
  ignoresSpaces: boolean;
  /** One of several meanings is enough. */
  acceptsAnyMeaning: boolean;
}

/**
 * Whether a written answer is right. Full-width letters, decomposed Hangul, kinds of apostrophes and what stands in
 * brackets never matter; case, spaces and the number of meanings as the rules say.
 */
export function isRight(given: string, rightAnswers: readonly string[], rules: MarkingRules): boolean {
  const written = meaningsOf(given, rules);
  if (written.length === 0) return false;
  return rightAnswers.some((right) => {
    const wanted = meaningsOf(right, rules);
    const names = (meaning: readonly string[]) => meaning.some((one) => written.some((other) => other.includes(one)));
    // What is written may name further meanings, but no wrong one.
    const onlyRight = written.every((one) => wanted.some((meaning) => meaning.some((each) => one.includes(each))));
    return onlyRight && (rules.acceptsAnyMeaning ? wanted.some(names) : wanted.every(names));
  });
}

/** The meanings a text names, each as the ways of writing it that count as the same. */
function meaningsOf(text: string, rules: MarkingRules): string[][] {
  return separated(text.normalize('NFKC'))
    .map((meaning) => [...new Set(waysOf(meaning).map((way) => plain(way, rules)))].filter((way) => way !== ''))
    .filter((ways) => ways.length > 0);
}

/** Parts between commas, slashes and middle dots that are not in brackets. */
function separated(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && ',;/·、'.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** As it is with brackets, without what is in them, and with it. */
const waysOf = (meaning: string): string[] => [
  meaning.replace(/\([^)]*\)|\[[^\]]*\]/g, ' '),
  meaning.replace(/[()[\]]/g, ''),
];

function plain(text: string, { ignoresCase, ignoresSpaces }: MarkingRules): string {
  const same = text
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[~∼〜…]/g, ' ')
    .replace(/[.!?]+$/, '')
    .replace(/\s+/g, ignoresSpaces ? '' : ' ')
    .trim();
  return ignoresCase ? same.toLowerCase() : same;
}

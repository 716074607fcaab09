import { withoutMarks } from './notation.ts';

/** Which differences between two texts do not count. */
export interface Folding {
  ignoresCase: boolean;
  ignoresSpaces: boolean;
}

/** The meanings that a text of a word book, or an answer, names: each as the ways of writing it that count as the same. */
export function meaningsOf(text: string, folding: Folding): string[][] {
  const meanings = separated(withoutMarks(text)).map((meaning) => waysOf(meaning, folding));
  const named = meanings.filter((ways) => ways.length > 0);
  // A word that is nothing but a mark is itself: `n.`
  return named.length > 0
    ? named
    : [[folded(text.normalize('NFKC'), folding)].filter(Boolean)].filter((ways) => ways[0]);
}

/** Parts between separators that are not in brackets. The slash of `24/7` and the comma of `1,000` are none. */
function separated(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text.replace(/(\d)\s*\/\s*(?=\d)/g, '$1⁄').replace(/(\d),(?=\d{3}(?!\d))/g, '$1')) {
    if ('([{'.includes(letter)) depth++;
    if (')]}'.includes(letter)) depth = Math.max(0, depth - 1);
    if (depth === 0 && '\n,;/·、|='.includes(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

const bracket = /\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/;
const particle =
  '(?:에\\s?(?:대해서?|대한|관해|관한)|에게서?|에서|으?로부터|으?로서?|[을를이가은는와과에의께도]|한테|보다|까지|부터|처럼)';
/** `~을 돌보다`, `A를 B로 여기다`: what stands for anybody, with its particle. */
const placeholder = new RegExp(
  `(?:[~∼〜]|(?<![\\p{L}\\p{N}])[A-C](?=[가-힣]))\\s*${particle}(?:\\s+|(?=[~∼〜A-C]))`,
  'gu',
);

/** With and without what each bracket has; with and without what stands for anybody. */
function waysOf(meaning: string, folding: Folding): string[] {
  const ways = alternatives(meaning).flatMap((way) => [
    way,
    way.replace(placeholder, ' '),
    // `regard A as B`; a lone A is an article.
    /\bA\b.*\bB\b/.test(way) ? way.replace(/\b[A-C]\b/g, ' ') : way,
  ]);
  return [...new Set(ways.map((way) => folded(way, folding)))].filter((way) => way !== '');
}

function alternatives(meaning: string, brackets = 5): string[] {
  const found = bracket.exec(meaning);
  if (!found || brackets === 0) return [meaning.replace(/[()[\]{}]/g, '')];
  const before = meaning.slice(0, found.index);
  const rest = alternatives(meaning.slice(found.index + found[0].length), brackets - 1);
  return rest.flatMap((after) => [before + after, before + found[0].slice(1, -1) + after]);
}

function folded(text: string, { ignoresCase, ignoresSpaces }: Folding): string {
  const same = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u00ad\ufeff]/g, '')
    .normalize('NFC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”"「」『』]/g, '')
    // A minus is no hyphen.
    .replace(/(?<=[\p{L}\p{N}])[-‐‑‒–—−]+|[-‐‑‒–—−]+(?!\d)/gu, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[~∼〜]|\.{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[.!?]+\s*$/, '')
    .trim();
  const spaced = ignoresSpaces ? same.replaceAll(' ', '') : same;
  return ignoresCase ? spaced.toLowerCase() : spaced;
}

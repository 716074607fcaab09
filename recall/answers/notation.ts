const korean =
  '명사?|동사?|형(?:용사)?|부사?|전(?:치사)?|접(?:속사)?|대(?:명사)?|감(?:탄사)?|관사?|조동사?|자동?사?|타동?사?|수사|숙어|구(?:동사)?';
const english = 'n|v|vt|vi|a|ad|adj|adv|prep|conj|pron|int|interj|aux|phr|pl|art|num|idiom';

/** Each replaces a mark that begins a meaning by a separator, in this order. */
const marks: readonly (readonly [RegExp, string])[] = [
  // `크다 ↔ 작다`: what follows is the opposite, no answer.
  [/[([]\s*(?:↔|⇔|반의어|반\)|ant\.|opp\.)[^)\]]*[)\]]/gi, ''],
  [/(?:↔|⇔|\bant\.|\bopp\.)[^\n;①-⑳❶-❿➀-➓]*/gi, ''],
  // `버리다 (= 포기하다)`
  [/[([]\s*(?:=|≒|≈|유의어|syn\.)\s*:?([^)\]]*)[)\]]/gi, ';$1'],
  [/≒|≈/g, ';'],
  // `[명]`, `(동사)`, `<adj.>`, `《형》`; several in one.
  [new RegExp(`(?<=^|[\\s,;/·])[(\\[](?:(?:${korean}|${english})\\.?[\\s,/·]*)+[)\\]]`, 'gi'), ';'],
  // `v. 달리다 n. 달리기`, `명. 영향`, `명) 영향`; not `a.m.`
  [new RegExp(`(?<=^|[\\s,;/·])(?:${english})\\.(?=$|[^\\p{L}\\p{N}]|[가-힣])`, 'giu'), ';'],
  [new RegExp(`(?<=^\\s*|[;\\n]\\s*)(?:${korean})[.)](?=\\s*\\S)`, 'g'), ';'],
  // `을/를`, `이(가)`, `(으)로`
  [/\(?을\)?\/?\(?를\)?(?=\s|$)|(?<=[~A-C])\(?을\)?\/?\(?를\)?/g, '을'],
  [/(?<=[~A-C]\s*)(?:이\/가|이\(가\)|\(이\)가)/g, '이'],
  [/(?<=[~A-C]\s*)(?:은\/는|은\(는\)|\(은\)는)/g, '은'],
  [/(?<=[~A-C]\s*)(?:와\/과|과\/와|와\(과\)|과\(와\))/g, '와'],
  [/(?<=[~A-C]\s*)(?:\(으\)로|으로\/로|로\/으로)/g, '로'],
];

/** Signs that number a meaning wherever they stand; letters in circles are parts of speech. */
const signs =
  /[①-⑳㉑-㉟㊱-㊿❶-❿➀-➓⓪⓫-⓿⑴-⒇⒈-⒛㉠-㉯㈀-㈎ⓐ-ⓩⒶ-Ⓩ⒜-⒵㋀-㋋]|(?:^|(?<=[\s;,]))[Ⅰ-Ⅻⅰ-ⅻ](?=\s*[.)]|\s*[가-힣])\s*[.)]?/g;

const rows: readonly (readonly string[])[] = ['가나다라마바사아', 'ㄱㄴㄷㄹㅁㅂㅅㅇ', 'abcdefgh'].map((row) => [
  // As the text is when they are looked for: a compatibility ㄱ is a jamo then.
  ...row.normalize('NFKC'),
]);

/** A text of a word book with `;` in place of numbers and parts of speech, and without opposites. */
export function withoutMarks(text: string): string {
  let plain = text
    .replace(/\r\n?|[\u2028\u2029\v]/g, '\n')
    .replace(signs, ';')
    .replace(/[ㆍ・‧∙•●▶■※]/g, '·')
    .replace(/…/g, '~')
    .replace(/[〔【《〈<](?=[^〔【《〈<]*[〕】》〉>])/g, '[')
    .replace(/[〕】》〉>]/g, ']')
    .normalize('NFKC')
    .replace(/⁄/g, '/')
    .replace(/\.{2,}|[∼〜]/g, '~');
  for (const [mark, put] of marks) plain = plain.replace(mark, put);
  return rows.reduce(withoutNumbers, withoutNumbers(plain, null));
}

/** Without `1. 2.`, `(1) (2)`, `가) 나)`: labels that follow one another from the first; a lone one only at the start. */
function withoutNumbers(text: string, row: readonly string[] | null): string {
  const label = row ? `[${row.join('')}]` : '\\d{1,2}';
  const ends = row?.[0] === 'a' ? '\\)' : '[.)]';
  const numbers = new RegExp(`(?<=^|[\\s,;/·])(?:\\(\\s*(${label})\\s*\\)|(${label})${ends})(?=\\s*[^\\d\\s])`, 'g');
  const found = [...text.matchAll(numbers)];
  const isLone = found.length === 1 && !row && /^[\s;]*$/.test(text.slice(0, found[0]!.index));
  const isRun =
    found.length > 1 && found.every(({ 1: one, 2: other }, at) => (one ?? other) === (row ? row[at] : String(at + 1)));
  return isLone || isRun ? text.replace(numbers, ';') : text;
}

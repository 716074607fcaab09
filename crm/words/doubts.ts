/** What looks like a slip in a word, in Korean; nothing here knows a dictionary. */
export function doubtsOf({ term, meaning, example }: Record<'term' | 'meaning' | 'example', string>): string[] {
  const doubts = [
    mixed.test(term) && '한글과 영문이 한 단어 안에 섞여 있습니다.',
    [...term.matchAll(word)].some(([one]) => latin.test(one) && lookAlike.test(one)) &&
      '영문처럼 보이는 다른 글자가 있습니다.',
    [term, meaning, example].some((text) => /\S {2,}\S/.test(text)) && '빈칸이 두 번 이어집니다.',
    [term, meaning, example].some((text) => !isBalanced(text)) && '괄호의 짝이 맞지 않습니다.',
  ];
  return doubts.filter((doubt) => doubt !== false);
}

const word = /[\p{L}\p{N}]+/gu;
const latin = /[A-Za-z]/;
/** Greek and Cyrillic letters that look like Latin ones. */
const lookAlike = /[\u0391-\u03c9\u0400-\u04ff]/;
/** Hangul and Latin letters side by side, without a space or a mark between them. */
const mixed = /[가-힣ㄱ-ㅎㅏ-ㅣ][A-Za-z]|[A-Za-z][가-힣ㄱ-ㅎㅏ-ㅣ]/;

const pairs: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '》': '《', '」': '「' };

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const letter of text) {
    if (Object.values(pairs).includes(letter)) open.push(letter);
    else if (letter in pairs && open.pop() !== pairs[letter]) return false;
  }
  return open.length === 0;
}

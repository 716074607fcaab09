const circled = ['①', '②', '③', '④', '⑤'];

/**
 * The choices that a cell names, as one number with its digits ascending: `3`, `③`, `3번` and `C` are 3; `2,4`, `42` and `②④` are 24;
 * `③ 17` and `3. 맞다`, an option with its text, are 3. Null for anything else, and where a text can be read as both: `3. 1`.
 */
export function choicesOf(text: string): number | null {
  const digits = [...text.normalize('NFC')].map((letter) => {
    const at = circled.indexOf(letter);
    return at < 0 ? letter.normalize('NFKC') : `<${at + 1}>`;
  });
  // Programs for statistics write whole numbers with a point.
  const written = digits
    .join('')
    .trim()
    .replace(/^(\d+)\.0+$/, '$1');
  const [, one, words] = /^(?:<(\d)>|([1-5])\s*(?:번\s*)?[.)](?=\s))\s*([^<]+)$/.exec(written)?.filter(Boolean) ?? [];
  if (one !== undefined && words !== undefined && !/^[,./·]/.test(words)) {
    return /^[1-5]$/.test(words.trim()) ? null : Number(one);
  }
  const plain = written.replaceAll(/[\s,/·<>]|번/g, '').replaceAll(/[a-e]/gi, letterNumber);
  const chosen = [...new Set(plain)].sort().join('');
  return /^[1-5]+$/.test(plain) && chosen.length === plain.length ? Number(chosen) : null;
}

const letterNumber = (letter: string): string => String(letter.toLowerCase().charCodeAt(0) - 96);

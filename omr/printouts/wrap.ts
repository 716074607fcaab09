/** The width of a text, in millimetres. */
export type Measure = (words: string) => number;

/** Breaks a text into lines no wider than `width`: at spaces, and inside a word only where it is wider than a line. */
export function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text
    .trim()
    .split(/\s+/)
    .flatMap((whole) => pieces(whole, width, measure))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function pieces(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts = [''];
  for (const letter of word) {
    const part = `${parts.at(-1)}${letter}`;
    if (parts.at(-1) !== '' && measure(part) > width) parts.push(letter);
    else parts[parts.length - 1] = part;
  }
  return parts;
}

/** A piece of a text: words, or a formula between dollar signs. */
export interface TextPart {
  isFormula: boolean;
  text: string;
  /** On a line of its own: between two dollar signs. */
  isBlock: boolean;
}

/** Cuts a text at its formulas: `$x^2$` within a line, `$$…$$` on a line of its own; `\$` is a dollar sign. */
export function formulaParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(
    /(?<!\\)\$\$([^$]{1,2000})\$\$|(?<!\\)\$(?=[^\s$])([^$\n]{0,999}[^\s$\\])\$(?!\d)/g,
  )) {
    if (found.index > from) parts.push(words(text.slice(from, found.index)));
    parts.push({ isFormula: true, text: found[1] ?? found[2] ?? '', isBlock: found[1] !== undefined });
    from = found.index + found[0].length;
  }
  if (from < text.length) parts.push(words(text.slice(from)));
  return parts;
}

const words = (text: string): TextPart => ({ isFormula: false, text: text.replaceAll('\\$', '$'), isBlock: false });

/** What a key of the pad writes, in TeX; `|` is where one types on. */
export const mathKeys = [
  { label: 'x²', name: '제곱', tex: 'x^{2}|' },
  { label: 'xⁿ', name: '거듭제곱', tex: 'x^{|}' },
  { label: '√', name: '루트', tex: '\\sqrt{|}' },
  { label: '분수', name: '분수', tex: '\\frac{|}{}' },
  { label: '≤', name: '작거나 같음', tex: '\\le |' },
  { label: '≥', name: '크거나 같음', tex: '\\ge |' },
  { label: 'lim', name: '극한', tex: '\\lim_{x \\to |}' },
  { label: '∑', name: '시그마', tex: '\\sum_{k=1}^{|}' },
  { label: '∫', name: '적분', tex: '\\int_{|}^{}' },
  { label: 'π', name: '파이', tex: '\\pi |' },
] as const;

/** A text with what a key writes at the caret: inside of the formula one is writing, or in a new one. */
export function insertMath(text: string, caret: number, tex: string): { text: string; caret: number } {
  const line = text.slice(0, caret).split('\n').at(-1) ?? '';
  const isInside = (line.match(/(?<!\\)\$/g)?.length ?? 0) % 2 === 1;
  const [before = '', after = ''] = tex.split('|');
  const start = isInside ? before : `$${before}`;
  const end = isInside ? after : `${after}$`;
  return { text: text.slice(0, caret) + start + end + text.slice(caret), caret: caret + start.length };
}

/** A line of other captions in WebVTT: bold, italic and underlined stay, other marks go, and what only looks like one is kept as text. */
export function plainText(line: string): string {
  return line
    .replaceAll(/\{\\[^}]*\}|<\/?(?:font|span|p|c)\b[^>]*>/gi, '')
    .replaceAll(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d+);)/gi, '&amp;')
    .replaceAll(/<(?!\/?[biu]>)/gi, '&lt;')
    .replaceAll(/<\/?[BIU]>/g, (mark) => mark.toLowerCase());
}

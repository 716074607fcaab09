/** A line as it is stored: NFC, no invisible (also Hangul filler) or non-breaking characters, single spaces, no padding. */
export function cleanLine(text: string): string {
  // Fast path: nearly every cell of a long list is plain already.
  if (/^[!-~가-힣]*$/.test(text)) return text;
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cf}\u115f\u1160\u3164\uffa0]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text of several lines as it is stored: NFC, Unix line ends, no padding at the ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

/** A line as it is stored: NFC, no invisible or non-breaking characters, single spaces, no padding. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** A text of several lines as it is stored: NFC, Unix line ends, no padding at the ends. */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
}

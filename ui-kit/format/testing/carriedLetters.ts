import { measureText } from '../text/eucKr.ts';

/** Every letter of the first plane that a text can carry, as a count and a digest: two platforms with the same measure all texts alike. */
export async function carriedLetters(): Promise<{ count: number; digest: string }> {
  const all = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  // Half of a pair is no letter.
  const letters = all.filter((letter) => letter.isWellFormed() && letter.normalize('NFC') === letter);
  const carried = letters.filter((letter) => measureText(letter).unsendable.length === 0).join('');
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(carried));
  const digest = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { count: carried.length, digest };
}

/** What both have to answer: ASCII, the 11,172 syllables and the rest of KS X 1001. */
export const carriedEverywhere = {
  count: 16_906,
  digest: '91eb8f6770fa01dee2493bbfe6722d5800613a8b6707c15af60aefeeae439996',
};

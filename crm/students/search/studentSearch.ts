import { convertQwertyToHangul, disassemble } from 'es-hangul';
import { FIRST, syllablePattern } from '../../shared/lists/hangul.ts';

/** The operators of Hasura's condition on `studentSearch` that a search box uses. */
export type StudentCondition =
  | { digits: { _like: string } }
  | { name: { _regex: string } }
  | { nameJamo: { _like: string } }
  | { nameChoseong: { _like: string } };

/**
 * The condition of a search text, undefined when it is empty: a name, also with an unfinished last syllable (김ㅁ, 김미), as
 * initial consonants (ㄱㅁㅅ) or typed with the keyboard set to English (rlaalstn); a student number or a phone number, the student's or
 * a parent's: four or more digits anywhere in it, fewer at the start of the student number or at the end of the phone number.
 */
export function studentSearch(typed: string): { _or: StudentCondition[] } | undefined {
  const text = plain(typed);
  if (text === '') return undefined;
  if (/^\+?[\d()-]+$/.test(text) && /\d/.test(text)) return { _or: byDigits(text.replace(/\D/g, '')) };
  const words = [text, hangulOf(text)].filter((word) => word !== undefined);
  return { _or: words.map(byName) };
}

/** The column contains `#20260012;+821012345678 +821087654321 `: a leading 0 may be the one that +82 replaces, or one of the last digits. */
function byDigits(digits: string): StudentCondition[] {
  const inside = digits.length < 4 ? [`%#${digits}%`, `%${digits} %`] : [`%${digits}%`];
  const patterns = digits.startsWith('0') ? [`%+82${digits.slice(1)}%`, ...inside] : inside;
  return patterns.map((_like) => ({ digits: { _like } }));
}

/** Normalises what keyboards, phones and other programs write: composed, without blanks, digits and letters of normal width. */
function plain(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[\s\u200b-\u200d\ufeff\u3164]+/g, '')
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u1100-\u1112]/g, (initial) => FIRST[initial.charCodeAt(0) - 0x1100] ?? initial);
}

function byName(word: string): StudentCondition {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return { nameChoseong: { _like: `%${word}%` } };
  if (!/[가-힣ㄱ-ㅎ]/.test(word)) return { nameJamo: { _like: `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%` } };
  // By decomposed letters the index finds it, however the last syllable continues.
  if (/^[가-힣]+[ㄱ-ㅎ]?$/.test(word)) return { nameJamo: { _like: `%${disassemble(word)}%` } };
  return { name: { _regex: syllablePattern(word) } };
}

function hangulOf(text: string): string | undefined {
  if (!/^[a-z]+$/i.test(text)) return undefined;
  const hangul = convertQwertyToHangul(text);
  return /^[가-힣ㄱ-ㅎ]+$/.test(hangul) ? hangul : undefined;
}

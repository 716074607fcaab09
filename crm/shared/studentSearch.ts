import { convertQwertyToHangul } from 'es-hangul';
import { syllablePattern } from './hangul.ts';

/** The part of Hasura's condition on students that a search uses. */
export type StudentCondition =
  | { studentNumber: { _like: string } }
  | { parentPhone: { _like: string } }
  | { user: { name: { _regex: string } } | { nameChoseong: { _like: string } } | { phone: { _like: string } } }
  | { user: { name: { _ilike: string } } };

/**
 * What one search box of students asks for, undefined when it is empty: a name, also with its last syllable unfinished (김ㅁ, 김미), in
 * initial consonants (ㄱㅁㅅ) or typed with the keyboard set to English (rlaalstn); a student number from its beginning; a phone number,
 * the student's or the parent's, whole or by its last digits.
 */
export function studentSearch(typed: string): { _or: StudentCondition[] } | undefined {
  const text = typed.normalize('NFC').replace(/\s+/g, '');
  if (text === '') return undefined;
  if (/^\+?[\d()-]+$/.test(text) && /\d/.test(text)) return { _or: byDigits(text.replace(/\D/g, '')) };
  return { _or: [text, hangulOf(text)].flatMap((word) => (word === undefined ? [] : byName(word))) };
}

function byDigits(digits: string): StudentCondition[] {
  const phone = phonePattern(digits);
  return [
    { studentNumber: { _like: `${digits}%` } },
    { user: { phone: { _like: phone } } },
    { parentPhone: { _like: phone } },
  ];
}

/** Numbers are stored as +82…: one that begins with 0 or 82 is read from its beginning, any other from its end. */
function phonePattern(digits: string): string {
  if (digits.startsWith('0')) return `+82${digits.slice(1)}%`;
  if (/^8210\d/.test(digits)) return `+${digits}%`;
  return `%${digits}`;
}

function byName(word: string): StudentCondition[] {
  if (/^[ㄱ-ㅎ]+$/.test(word)) return [{ user: { nameChoseong: { _like: `%${word}%` } } }];
  if (/[가-힣ㄱ-ㅎ]/.test(word)) return [{ user: { name: { _regex: syllablePattern(word) } } }];
  return [{ user: { name: { _ilike: `%${word.replace(/[\\%_]/g, '\\$&')}%` } } }];
}

function hangulOf(text: string): string | undefined {
  if (!/^[a-z]+$/i.test(text)) return undefined;
  const hangul = convertQwertyToHangul(text);
  return /^[가-힣ㄱ-ㅎ]+$/.test(hangul) ? hangul : undefined;
}

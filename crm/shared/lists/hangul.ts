import { getChoseong } from 'es-hangul';

/** The initial consonants, in the order of Unicode. */
export const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const LAST = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ'];
/** A final consonant that may become the initial of the next syllable, with the syllable that remains: 갱 → 개, ㅇ. */
const SPLIT: Record<string, [stays: string, goes: string]> = {
  ㄳ: ['ㄱ', 'ㅅ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', 'ㅎ'],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㄽ: ['ㄹ', 'ㅅ'],
  ㄾ: ['ㄹ', 'ㅌ'],
  ㄿ: ['ㄹ', 'ㅍ'],
  ㅀ: ['ㄹ', 'ㅎ'],
  ㅄ: ['ㅂ', 'ㅅ'],
};

/**
 * A regular expression for a search text whose last syllable may be unfinished: 김ㅁ finds 김민수, 김미 finds 김민수, 갱 finds 갱 and 개우.
 * It works the same in JavaScript and PostgreSQL.
 * @param between the pattern of what may be between two letters
 */
export function syllablePattern(word: string, between = ''): string {
  const letters = [...word];
  const last = letters.pop() ?? '';
  return [...letters.map(patternOf), unfinished(last)].join(between);
}

/** True when the text contains the search text: literally, unfinished, or by initial consonants; spaces and case are ignored. */
export function matchesTyped(text: string, typed: string): boolean {
  const word = squeeze(typed);
  const whole = squeeze(text);
  if (word === '') return true;
  if (/^[ㄱ-ㅎ]+$/.test(word) && getChoseong(whole).replace(/\s/g, '').includes(word)) return true;
  return new RegExp(syllablePattern(word), 'i').test(whole);
}

const squeeze = (text: string): string => text.normalize('NFC').replace(/\s+/g, '');

function patternOf(letter: string): string {
  return FIRST.includes(letter) ? startingWith(letter) : letter.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function unfinished(letter: string): string {
  const syllable = letter.charCodeAt(0) - 0xac00;
  if (letter.length !== 1 || syllable < 0 || syllable > 11171) return patternOf(letter);
  const last = LAST[syllable % 28] ?? '';
  const open = String.fromCharCode(letter.charCodeAt(0) - (syllable % 28));
  if (last === '') return `[${open}-${String.fromCharCode(open.charCodeAt(0) + 27)}]`;
  const [stays, goes] = SPLIT[last] ?? ['', last];
  if (!FIRST.includes(goes)) return letter;
  return `(${letter}|${String.fromCharCode(open.charCodeAt(0) + LAST.indexOf(stays))}${startingWith(goes)})`;
}

/** A pattern for the consonant itself or any syllable that begins with it. */
function startingWith(consonant: string): string {
  const from = 0xac00 + FIRST.indexOf(consonant) * 588;
  return `[${consonant}${String.fromCharCode(from)}-${String.fromCharCode(from + 587)}]`;
}

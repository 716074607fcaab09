import type { BodyOf } from '#openapi/generated/operations.ts';
import { standingOf } from '../../../_protocol/lists/standing.ts';
import { cleanLine, cleanText } from '../../../_protocol/text.ts';
import { displayPhone, parsePhone } from '../../phone.ts';
import { personName } from '#ui-kit/format/names/personName.ts';

/** A cell's value, with what a person should know of how it was read; or the Korean reason why it is refused. */
export type Parsed<T> = { value: T; note?: string } | { reason: string };

type Grade = NonNullable<BodyOf<'createStudent'>['grade']>;

/** A name: it begins with a letter, so that no spreadsheet takes it for a formula later. */
export function parseName(text: string): Parsed<string> {
  if (text === '') return { reason: '이름이 없습니다. 이름을 적어 주세요.' };
  return parsePersonName(text);
}

/** A parent's name, which may be missing. */
export function parsePersonName(written: string): Parsed<string> {
  const text = personName(written);
  if (text === '' || (text.length <= 50 && /^[\p{L}(][\p{L}\p{M}\p{N} .,·'’()-]*$/u.test(text))) return { value: text };
  return { reason: '이름으로 쓸 수 없는 글자가 있습니다. 50자 안의 한글이나 영문으로 적어 주세요.' };
}

/**
 * A grade in any usual form: 고3, 고３, 3학년, 2학년 3반, 예비고1, 재수, 검정고시. A bare number takes the school's level, 고 when unknown;
 * who is about to be in a grade is in the one before.
 */
export function parseGrade(text: string, school: string): Parsed<Grade | null> {
  const word = text
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .toUpperCase();
  if (word === '') return { value: null };
  if (/^(N수|[재삼사반]수)생?$|^(고교?)?졸업?생?$/.test(word)) return { value: 'N수' };
  if (/^검정고시생?$/.test(word)) return { value: 'N수', note: `‘${text}’은 N수로 읽었습니다` };
  const [, ahead, level, year = ''] =
    /^(예비)?(초|중|고)?(?:등|등?학교)?([1-6])(?:학년)?(?:-\d{1,2}|-?\d{1,2}반|[가-힣A-Z]반)?$/.exec(word) ?? [];
  const at = grades.findIndex((known) => known === `${level ?? levelOf(school)}${year}`);
  const grade = grades[ahead === undefined ? at : at - 1];
  if (at < 0 || grade === undefined) {
    return { reason: `학년을 알 수 없습니다. ${grades.join(', ')} 중 하나로 적어 주세요.` };
  }
  return ahead === undefined
    ? { value: grade }
    : { value: grade, note: `‘${text}’은 지금 학년인 ${grade}로 읽었습니다` };
}

/** A phone number as E.164, with whose it is behind it or a second one; a student's column may not say that it is a parent's. */
export function parsePhoneCell(text: string, whose: 'student' | 'parent'): Parsed<string | null> {
  if (text === '') return { value: null };
  const plain = parsePhone(text);
  if (plain !== null) return { value: plain };
  const numbers = splitPhones(text);
  const phones = numbers.flatMap(({ number }) => parsePhone(number) ?? []);
  const isTold = numbers.some(({ word }) =>
    /^(학?부모님?|보호자|모친?|부친?|어머니|아버지|엄마|아빠|父|母)$/.test(word),
  );
  if (phones.length < numbers.length || phones[0] === undefined) {
    return { reason: '전화번호가 올바르지 않습니다. 010-1234-5678처럼 적어 주세요.' };
  }
  if (isTold && whose === 'student') {
    return { reason: '보호자의 번호로 적혀 있습니다. 학생의 번호를 적거나 비워 주세요.' };
  }
  const others = phones.slice(1).map(displayPhone);
  return others.length === 0
    ? { value: phones[0] }
    : { value: phones[0], note: `${others.join(', ')}은 넣지 않습니다` };
}

/** `010-1234-5678(모) / 010·9876·5432`: each number with the word behind or before it. */
function splitPhones(text: string): { number: string; word: string }[] {
  const plain = text.normalize('NFKC').replaceAll(/[·•∙]/g, '-');
  const parts = plain
    .split(/[,;/\n]|\s{2,}|(?<=\d|\))\s+(?=\D{0,5}01[016-9][- .]?\d{3,4}[- .]?\d{4})/)
    .filter((part) => /\d/.test(part));
  return (parts.length === 0 ? [plain] : parts).map((part) => {
    const word = /\p{Script=Hangul}+|[父母]/u.exec(part)?.[0] ?? '';
    return { number: part.replaceAll(/[(]?(\p{Script=Hangul}+|[父母])[)]?:?/gu, '').trim(), word };
  });
}

/** A student number of eight digits. */
export function parseStudentNumber(text: string): Parsed<string | null> {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (digits === '') return { value: null };
  return /^\d{8}$/.test(digits)
    ? { value: digits }
    : { reason: '학번은 숫자 8자리여야 합니다. 비워 두면 자동으로 정해집니다.' };
}

/** Why a student is not here; null for who is. */
export function parseStanding(text: string): Parsed<string | null> {
  const standing = standingOf(text);
  return standing === null ? { value: null } : { value: standing, note: `상태가 ‘${standing}’이라 저장하지 않습니다` };
}

/** Tags, separated by commas. */
export function parseTags(text: string): Parsed<string[]> {
  const tags = [...new Set(text.split(/[,，、]/).map(cleanLine))].filter((tag) => tag !== '');
  if (tags.some((tag) => tag.length > 20)) return { reason: '태그는 20자까지 쓸 수 있습니다.' };
  return tags.some(looksLikeFormula) ? formulaText : { value: tags };
}

/** A plain text of limited length. */
export function parseText(text: string, limit: number): Parsed<string> {
  if (text.length > limit) return { reason: `${limit}자까지 쓸 수 있습니다.` };
  return looksLikeFormula(text) ? formulaText : { value: text };
}

/** A memo, which may have several lines. */
export function parseMemo(text: string): Parsed<string> {
  return parseText(cleanText(text), 2000);
}

const grades: Grade[] = ['초4', '초5', '초6', '중1', '중2', '중3', '고1', '고2', '고3', 'N수'];
const formulaText = { reason: '수식이나 오류 값처럼 보입니다. 보통 글로 적어 주세요.' };

function levelOf(school: string): string {
  if (/중(학교)?$/.test(school)) return '중';
  return /초(등학교)?$/.test(school) ? '초' : '고';
}

// Prefixes that a spreadsheet would run as a formula after an export, and error values of broken formulas.
function looksLikeFormula(text: string): boolean {
  return /^'?[=@]|^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!)/.test(text);
}

import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine, cleanText } from '../../_protocol/text.ts';
import { parsePhone } from '../phone.ts';

/** A cell's value, or the Korean reason why it is refused. */
export type Parsed<T> = { value: T } | { reason: string };

type Grade = NonNullable<BodyOf<'createStudent'>['grade']>;

/** A name: it begins with a letter, so that no spreadsheet takes it for a formula later. */
export function parseName(text: string): Parsed<string> {
  if (text === '') return { reason: '이름이 없습니다. 이름을 적어 주세요.' };
  return parsePersonName(text);
}

/** A parent's name, which may be missing. */
export function parsePersonName(text: string): Parsed<string> {
  if (text === '' || (text.length <= 50 && /^[\p{L}(][\p{L}\p{M}\p{N} .,·'’()-]*$/u.test(text))) return { value: text };
  return { reason: '이름으로 쓸 수 없는 글자가 있습니다. 50자 안의 한글이나 영문으로 적어 주세요.' };
}

/** A grade in any usual form: 고3, 고３, 3학년, 2, 재수. A bare number takes the school's level, 고 when unknown. */
export function parseGrade(text: string, school: string): Parsed<Grade | null> {
  const word = text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
  if (word === '') return { value: null };
  if (/^(N수|[재삼사반]수)생?$|^졸업생?$/.test(word)) return { value: 'N수' };
  const [, level, year = ''] = /^(초|중|고)?(?:등|등?학교)?([1-6])(?:학년)?$/.exec(word) ?? [];
  const grade = grades.find((known) => known === `${level ?? levelOf(school)}${year}`);
  return grade
    ? { value: grade }
    : { reason: `학년을 알 수 없습니다. ${grades.join(', ')} 가운데 하나로 적어 주세요.` };
}

/** A phone number as E.164. */
export function parsePhoneCell(text: string): Parsed<string | null> {
  if (text === '') return { value: null };
  const phone = parsePhone(text);
  return phone ? { value: phone } : { reason: '전화번호가 올바르지 않습니다. 010-1234-5678처럼 적어 주세요.' };
}

/** A student number of eight digits. */
export function parseStudentNumber(text: string): Parsed<string | null> {
  const digits = text.normalize('NFKC').replaceAll(/[\s-]/g, '');
  if (digits === '') return { value: null };
  return /^\d{8}$/.test(digits)
    ? { value: digits }
    : { reason: '학번은 숫자 8자리여야 합니다. 비워 두면 자동으로 정해집니다.' };
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

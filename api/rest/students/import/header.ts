import type { BodyOf } from '#openapi/generated/operations.ts';
import { cleanLine } from '../../_protocol/text.ts';

/** What a column can hold. */
export type Field = NonNullable<NonNullable<BodyOf<'importStudents'>['sheet']>['columns'][number]['field']>;

/**
 * The number, from 1, of the header among the first rows: where most columns are recognised, a name among them. Without a name two others
 * make a header whose columns a person can name; null when there is none.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  const candidates = rows.slice(0, rowsLookedAt).map((cells, at) => {
    const fields = new Set(cells.map(fieldOf).filter((field) => field !== null));
    return { row: at + 1, named: fields.has('name'), count: fields.size };
  });
  const best = (among: typeof candidates) => among.toSorted((one, other) => other.count - one.count)[0]?.row;
  return best(candidates.filter(({ named }) => named)) ?? best(candidates.filter(({ count }) => count >= 2)) ?? null;
}

/** What a header means; null for a word that is not known. */
export function fieldOf(header: string): Field | null {
  return fields.get(simplify(header)) ?? null;
}

/** True when a text is a word for this field, as in a header that is printed again on every page. */
export function isHeaderWord(field: Field, text: string): boolean {
  return fieldOf(text) === field;
}

const rowsLookedAt = 20;

const synonyms = {
  name: ['이름', '성명', '성함', '학생명', '학생이름', '학생성명', '원생명', 'name'],
  school: ['학교', '학교명', '재학학교', '소속학교', '출신학교', 'school'],
  grade: ['학년', '학년구분', 'grade'],
  phone: [
    '휴대폰',
    '학생휴대폰',
    '전화',
    '전화번호',
    '연락처',
    '휴대전화',
    '핸드폰',
    '학생전화',
    '학생연락처',
    '학생핸드폰',
    '휴대폰번호',
    '학생휴대폰번호',
    '학생휴대전화',
    '학생전화번호',
    'hp',
    '학생hp',
    'phone',
  ],
  parentName: ['보호자', '학부모', '보호자성함', '학부모성함', '보호자이름', '학부모이름', '보호자명', '학부모명'],
  parentPhone: [
    '보호자휴대폰',
    '학부모휴대폰',
    '보호자연락처',
    '학부모연락처',
    '보호자전화',
    '학부모전화',
    '보호자전화번호',
    '학부모전화번호',
    '보호자핸드폰',
    '학부모핸드폰',
    '보호자휴대폰번호',
    '학부모휴대폰번호',
    '보호자휴대전화',
    '학부모휴대전화',
    '부모님연락처',
    '부모님전화',
    '부모님휴대폰',
    '모연락처',
    '부연락처',
    '보호자hp',
    '학부모hp',
  ],
  studentNumber: ['학번', '수험번호', '학생번호', '원번', '학생코드'],
  lecture: ['대표강의', '강의', '강의명', '반', '반명', '수강반', '수강강의'],
  tags: ['태그', '분류'],
  memo: ['메모', '비고', '특이사항', '참고사항'],
} satisfies Record<Field, string[]>;

const fields = new Map(
  Object.entries(synonyms).flatMap(([field, words]) => words.map((word) => [word, field as Field] as const)),
);

// 이름*, 이름(필수), 학생 휴대폰
function simplify(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .replaceAll(/\(.*?\)|[\s*_.:/-]/g, '')
    .toLowerCase();
}

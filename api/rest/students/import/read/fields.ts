import type { BodyOf } from '#openapi/generated/operations.ts';
import { studentColumns, type StudentFieldName } from '../../studentRow.ts';
import { standingWords } from '../../../_protocol/lists/standing.ts';
import * as cells from './cells.ts';

/** One field of the import. */
export type Field = NonNullable<NonNullable<BodyOf<'importStudents'>['sheet']>['columns'][number]['field']>;

interface ImportField {
  /** Its names in a header, without spaces and punctuation. */
  words: readonly string[];
  /** Reads a cell, given its text as one line, the raw text, and the fields of the row read so far. */
  read: (line: string, text: string, before: { school?: string }) => cells.Parsed<unknown>;
  /** The value without a column, or when the cell cannot be read. */
  empty: unknown;
}

/** Headers of a number that students have here; others are of another program. */
export const ownNumberWords: readonly string[] = ['학번', '수험번호', '학생번호'];

const lineOf = (limit: number) => ({ read: (line: string) => cells.parseText(line, limit), empty: '' });

/** Every field that the contract allows for a column. The school comes before the grade, whose level depends on it. */
export const importFields = {
  school: { words: ['학교', '학교명', '재학학교', '소속학교', '출신학교', 'school'], ...lineOf(30) },
  name: {
    words: ['이름', '성명', '성함', '학생명', '원생명', '회원명', '수강생명', 'name'],
    read: cells.parseName,
    empty: '',
  },
  studentNumber: {
    words: [
      ...ownNumberWords,
      '원번',
      '학생코드',
      '원생번호',
      '원생코드',
      '회원번호',
      '회원코드',
      '수강생번호',
      '출결번호',
    ],
    read: cells.parseStudentNumber,
    empty: null,
  },
  grade: {
    words: ['학년', '학년구분', 'grade'],
    read: (line, _text, { school = '' }) => cells.parseGrade(line, school),
    empty: null,
  },
  phone: {
    words: [
      '휴대폰',
      '휴대전화',
      '핸드폰',
      '전화',
      '연락처',
      '휴대폰번호',
      '휴대전화번호',
      '핸드폰번호',
      '전화번호',
      'hp',
      'phone',
      'mobile',
      'tel',
    ],
    read: (line: string) => cells.parsePhoneCell(line, 'student'),
    empty: null,
  },
  // With whose it is before or behind it, a name or a number is a parent's (`headerReader`).
  parentName: { words: ['보호자', '학부모', '보호자명', '학부모명'], read: cells.parsePersonName, empty: '' },
  parentPhone: { words: [], read: (line: string) => cells.parsePhoneCell(line, 'parent'), empty: null },
  lecture: {
    words: [
      '대표강의',
      '강의',
      '강의명',
      '반',
      '반명',
      '수강반',
      '수강강의',
      '수강과목',
      '반수강과목',
      '수강반명',
      '소속반',
    ],
    ...lineOf(60),
  },
  tags: { words: ['태그', '분류'], read: cells.parseTags, empty: [] },
  memo: {
    words: ['메모', '비고', '특이사항', '참고사항'],
    read: (_line, text) => cells.parseMemo(text),
    empty: '',
  },
  // Of who is not here: 퇴원, 휴원.
  state: { words: standingWords, read: (line: string) => cells.parseStanding(line), empty: null },
} satisfies Record<Field, ImportField>;

/** The values of a row. */
export type Cells = {
  [Name in Field]: Extract<ReturnType<(typeof importFields)[Name]['read']>, { value: unknown }>['value'];
};

export const fieldNames = Object.keys(importFields) as Field[];

/** The fields of a student that a sheet can give, with their columns. */
export const importedColumns = studentColumns.flatMap(({ name, ...stored }) =>
  isImported(name) ? [{ name, ...stored }] : [],
);

function isImported(name: StudentFieldName): name is StudentFieldName & Field {
  return name in importFields;
}

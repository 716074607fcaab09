import { writeXlsx, type CellValue } from 'hucre';

/** A student as expected after the import. */
export interface RosterStudent {
  studentNumber: string;
  name: string;
  /** E.164. */
  phone: string;
  parentPhone: string;
  grade: string;
  lecture: string;
}

/** A row that must be refused: its number in the sheet, the column of the invalid cell, part of the reason. */
export interface RefusedRow {
  row: number;
  place: string;
  reason: string;
}

/** The student whose day the journey follows; first by name. */
export const hero = { name: '강가온', studentNumber: '31000001', phone: '010-2000-3000', grade: '고3' };

const header = [
  '성명',
  '학교',
  '학년',
  '학생 휴대폰',
  '학부모 성함',
  '학부모 연락처',
  '수험번호',
  '대표강의',
  '태그',
  '비고',
];
const familyNames = [...'구길나노도라마반방변부빈사선설소심염우진'];
const givenNames = '가람 나래 다솔 라온 마루 바름 새봄 아림 이든 유찬 재하 채운 태린 하람 현서'.split(' ');
const lectures = ['미적분 A', '미적분 B', '확통 심화', '수학Ⅰ 기초'];
const grades = [
  ['고３', '고3'],
  ['2', '고2'],
  ['재수', 'N수'],
  ['1학년', '고1'],
  ['고3', '고3'],
] as const;

/** The 300 valid students. */
export const students: RosterStudent[] = familyNames
  .flatMap((family) => givenNames.map((given) => family + given))
  .map((name, at) => ({
    studentNumber: String(31_000_001 + at),
    name: at === 0 ? hero.name : name,
    phone: `+821020${String((at * 37) % 100).padStart(2, '0')}${3000 + at}`,
    parentPhone: `+821030${String((at * 53) % 100).padStart(2, '0')}${7000 + at}`,
    grade: grades[at % grades.length]![1],
    lecture: lectures[at % lectures.length]!,
  }));

const firstRow = 4;
const firstBad = firstRow + students.length;

/** The seven invalid rows. */
export const refused: RefusedRow[] = [
  { row: firstBad, place: '성명', reason: '이름이 없습니다' },
  { row: firstBad + 1, place: '학년', reason: '학년을 알 수 없습니다' },
  { row: firstBad + 2, place: '학생 휴대폰', reason: '전화번호가 올바르지 않습니다' },
  { row: firstBad + 3, place: '수험번호', reason: '학번이 같습니다' },
  { row: firstBad + 4, place: '수험번호', reason: '수식이 들어 있습니다' },
  { row: firstBad + 5, place: '성명', reason: '이름으로 쓸 수 없는 글자' },
  { row: firstBad + 6, place: '대표강의', reason: '진행 중인 강의에' },
];

/** A roster as academies really send it: a title above the header, phones as numbers, padded and decomposed names. */
export async function messyRoster(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const rows: CellValue[][] = [
    ['봄 학기 등록 명단 (받은 그대로)'],
    [],
    header,
    ...students.map(messy),
    ['', '온빛고', '고2', '010-1234-5678', '', '', '12345678', '', '', '이름 없음'],
    ['고구려', '온빛고', '고9', '010-1234-5678', '', '', '22345678', '', '', '학년 오류'],
    ['나전화', '온빛고', '고2', '02-12', '', '', '32345678', '', '', '전화 오류'],
    ['도중복', '온빛고', '고2', '010-9999-0001', '', '', '31000007', '', '', '학번 중복'],
    ['라수식', '온빛고', '고2', '010-9999-0002', '', '', null, '', '', '학번이 수식'],
    [`'=HYPERLINK("x","y")`, '온빛고', '고2', '010-9999-0003', '', '', '42345678', '', '', '수식 주입'],
    ['마없강', '온빛고', '고2', '010-9999-0004', '', '', '52345678', '없는 강의', '', '없는 강의'],
    [],
    ['합계', students.length],
  ];
  const formula = { value: 62345678, type: 'formula', formula: '62345670+8' } as const;
  const cells = new Map([[`${firstBad + 3},${header.indexOf('수험번호')}`, formula]]);
  const bytes = await writeXlsx({ sheets: [{ name: '명단', rows, cells }] });
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: '봄 명단.xlsx', mimeType, buffer: Buffer.from(bytes) };
}

function messy(student: RosterStudent, at: number): CellValue[] {
  const { name, studentNumber, phone, parentPhone, lecture } = student;
  return [
    at % 7 === 0 ? `  ${name.normalize('NFD')}\u00a0` : name,
    '온빛고',
    grades[at % grades.length]![0],
    messyPhone(phone, at),
    '',
    messyPhone(parentPhone, at + 3),
    at % 2 === 0 ? studentNumber : Number(studentNumber),
    lecture,
    at % 3 === 0 ? '형제,기숙' : '',
    at % 5 === 0 ? '화요일 지각 예정' : '',
  ];
}

function messyPhone(phone: string, at: number): CellValue {
  const digits = `0${phone.slice(3)}`;
  const parts = [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)];
  const ways: CellValue[] = [
    Number(digits),
    parts.join('.'),
    `+82 ${parts.join(' ').slice(1)}`,
    parts.join('-'),
    ` ${parts.join(' ')} `,
    parts.join('\u00a0'),
  ];
  return ways[at % ways.length]!;
}

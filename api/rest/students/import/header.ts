import { columnLetter, type WorkbookCell, type WorkbookSheet } from '../../../ports/xlsx.ts';
import { cellText } from './cells.ts';

/** What a column can hold. */
export type Field = keyof typeof synonyms;

/** A column that was recognised. */
export interface Column {
  field: Field;
  /** From 0. */
  index: number;
  letter: string;
  /** As it is written in the sheet. */
  header: string;
}

/** The header row of a sheet. */
export interface Header {
  /** From 1. */
  row: number;
  columns: Column[];
}

/** The header among the first rows: where most columns are recognised, a name among them; null when there is none. */
export function findHeader(sheet: WorkbookSheet): Header | null {
  const candidates = sheet.rows
    .slice(0, rowsLookedAt)
    .map((cells, at) => ({ row: at + 1, columns: recognise(cells) }))
    .filter(({ columns }) => columns.some(({ field }) => field === 'name'));
  return candidates.reduce<Header | null>(
    (best, candidate) => (best && best.columns.length >= candidate.columns.length ? best : candidate),
    null,
  );
}

/** True when a text is a word for this field, as in a header that is printed again on every page. */
export function isHeaderWord(field: Field, text: string): boolean {
  return synonyms[field].includes(simplify(text));
}

const rowsLookedAt = 20;

const synonyms = {
  name: ['이름', '성명', '학생명', '학생이름', '학생성명'],
  school: ['학교', '학교명', '재학학교', '소속학교'],
  grade: ['학년'],
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
  ],
  studentNumber: ['학번', '수험번호', '학생번호'],
  lecture: ['대표강의', '강의', '강의명', '반', '수강반'],
  tags: ['태그'],
  memo: ['메모', '비고', '특이사항'],
};

function recognise(cells: WorkbookCell[]): Column[] {
  const columns: Column[] = [];
  for (const [index, cell] of cells.entries()) {
    const header = cellText(cell);
    const field = (Object.keys(synonyms) as Field[]).find((candidate) => isHeaderWord(candidate, header));
    if (field && !columns.some((column) => column.field === field)) {
      columns.push({ field, index, letter: columnLetter(index), header });
    }
  }
  return columns;
}

// 이름*, 이름(필수), 학생 휴대폰
function simplify(text: string): string {
  return text.normalize('NFKC').replaceAll(/\(.*?\)|[\s*_.:/-]/g, '');
}

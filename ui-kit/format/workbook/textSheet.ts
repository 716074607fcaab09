/** A sheet as people see it, in texts: row 1 is `rows[0]`, and rows may be of different length. What is hidden in it is blank. */
export interface TextSheet {
  name: string;
  rows: string[][];
  /** What of it is not read, in Korean: `숨긴 행 3개`. */
  unread: string[];
  /** How many values a formula gave, as it was when the file was saved. */
  formulas: number;
  /** What is hidden in it was read too, as its kind of file does not let it be told apart. @default false */
  hiddenIsRead?: boolean;
}

/** The file is no readable list; `message` explains in Korean why and what to do. */
export class NotAWorkbook extends Error {
  override readonly name = 'NotAWorkbook';
}

/** Reads the sheets of a file as texts. @throws NotAWorkbook */
export type ReadSheets = (bytes: Uint8Array) => Promise<TextSheet[]>;

/** How many columns of a sheet are read: four for each of fifty questions, as readers of sheets write them. */
export const columnLimit = 208;

/** What is said of columns behind those that are read, in Korean. */
export const beyondColumns = (count: number): string => `${columnLetter(count - 1)}열 오른쪽의 열`;

/** A, B, … Z, AA for 0, 1, … */
export function columnLetter(index: number): string {
  const before = index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '';
  return before + String.fromCharCode(65 + (index % 26));
}

/** How many rows have something in them. */
function filledRows({ rows }: Pick<TextSheet, 'rows'>): number {
  return rows.filter((row) => row.some((cell) => cell.trim() !== '')).length;
}

/**
 * What a reader that takes one sheet leaves unread in a file, in Korean: other sheets with the number of their rows, and what is hidden.
 * @param taken the sheets that are read
 */
export function unreadOf(sheets: readonly TextSheet[], taken: readonly TextSheet[]): string[] {
  const many = sheets.length > 1;
  return sheets.flatMap((sheet) => {
    if (taken.includes(sheet)) {
      return sheet.unread.map((part) => `읽지 않은 부분: ${many ? `‘${sheet.name}’ 시트의 ` : ''}${part}`);
    }
    const count = filledRows(sheet);
    if (count > 0) return [`읽지 않은 시트: ‘${sheet.name}’ ${count.toLocaleString('ko')}행`];
    return sheet.unread.map((part) => `읽지 않은 시트: ‘${sheet.name}’(${part})`);
  });
}

/** What a formula gave, in Korean; nothing where there is none. */
export function formulaNote({ formulas }: Pick<TextSheet, 'formulas'>): string[] {
  return formulas > 0 ? [`수식: ${formulas.toLocaleString('ko')}칸은 파일에 저장된 계산 결과로 읽었습니다`] : [];
}

/** What a person should know of a file before anything of it is written, in Korean: what is not read, what formulas gave, and whether what is hidden was read. */
export function notesOf(sheets: readonly TextSheet[], taken: readonly TextSheet[]): string[] {
  return [...unreadOf(sheets, taken), ...taken.flatMap(formulaNote), ...(taken.some(hiddenToo) ? [hiddenNote] : [])];
}

const hiddenToo = ({ hiddenIsRead }: TextSheet): boolean => hiddenIsRead === true;
const hiddenNote = '숨긴 시트·행·열이 있으면 그것도 읽었습니다. 빼려면 엑셀에서 .xlsx로 저장해 다시 골라 주세요';

/** What columns are not read, in Korean; nothing where all are. */
export function ignoredNote(headers: readonly string[]): string[] {
  return headers.length > 0 ? [`읽지 않은 열: ${headers.join(', ')}`] : [];
}

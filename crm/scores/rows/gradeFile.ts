import { saveFile } from '#client/files/saveFile.ts';
import { formatWeek, todayInSeoul } from '#ui-kit';
import type { CellView, GridColumn, GridTotal } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import { xlsxFile, type SheetFile } from '../../shared/lists/sheetFile.ts';
import type { GradeRow } from './gradeRows.ts';
import type { AttemptColumn, GradedExam } from '../grades.ts';

/** What a gradebook shows. */
interface Shown {
  columns: readonly GridColumn<GradeRow>[];
  attemptColumns: ReadonlyMap<string, AttemptColumn>;
  rows: readonly GradeRow[];
  totals: readonly GridTotal[];
  getCell: (row: GradeRow, columnId: string) => CellView;
}

/** Writes the students, columns and totals on screen into an Excel file. */
export async function exportGrades(exams: readonly GradedExam[], shown: Shown): Promise<void> {
  const weeks = new Set(exams.map(({ weeklyLectureId }) => weeklyLectureId));
  const [first] = exams;
  const what = first && weeks.size === 1 ? formatWeek(first.weeklyLecture) : '학기';
  saveFile(await xlsxFile(gradeFile(exams, shown)), `${what} 성적표 ${todayInSeoul()}.xlsx`);
}

/** The gradebook as a sheet: every column says of which attempt it is; points are numbers. */
export function gradeFile(exams: readonly GradedExam[], shown: Shown): SheetFile {
  const { columns, attemptColumns, rows, totals, getCell } = shown;
  const headAt = columns.findIndex(({ rowHeader }) => rowHeader);
  return {
    header: columns.map((column) => headOf(column, attemptColumns.get(column.id), exams)),
    rows: [
      ...rows.map((row) =>
        columns.map(({ id }) => {
          const { text } = getCell(row, id);
          return attemptColumns.has(id) ? figureOr(text) : text;
        }),
      ),
      ...totals.map(({ label, texts }) =>
        columns.map(({ id }, at) => (at === headAt ? label : figureOr(texts.get(id) ?? ''))),
      ),
    ],
  };
}

function headOf(
  { label }: GridColumn<GradeRow>,
  column: AttemptColumn | undefined,
  exams: readonly GradedExam[],
): string {
  const exam = column && exams[column.examAt];
  if (!exam) return label;
  const attempt = column.retakeNumber === 0 ? exam.name : `${exam.name} ${column.retakeNumber}차 재시험`;
  const detail = column.field === 'value' ? [] : label;
  const week =
    new Set(exams.map(({ weeklyLectureId }) => weeklyLectureId)).size > 1 ? [formatWeek(exam.weeklyLecture)] : [];
  return [...week, attempt, detail].flat().join(' ');
}

const figureOr = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

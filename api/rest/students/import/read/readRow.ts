import { cleanLine } from '../../../_protocol/text.ts';
import { fieldNames, importFields, type Cells, type Field } from './fields.ts';
import { columnOf, type RosterColumn, type RosterRow } from './sheet.ts';

/** An error in one cell. */
export interface CellProblem {
  column: string;
  header: string;
  value: string;
  reason: string;
}

/** One student as read from the sheet; missing values are null or empty. */
export interface SheetRow extends Cells {
  /** From 1. */
  row: number;
  problems: CellProblem[];
  /** How cells were read that do not say it plainly. */
  notes: string[];
  /** A person's decision: the id of a student, NEW, or none yet. */
  decision: string | null;
}

/** Reads the rows of a sheet with these columns, one by one. */
export function rowReader(columns: readonly RosterColumn[]): (row: RosterRow) => SheetRow {
  const places = new Map(
    columns.map(({ field }) => field).map((field) => [field, field ? columnOf(columns, field) : -1]),
  );
  return ({ row, cells: texts, student }) => {
    const problems: CellProblem[] = [];
    const notes: string[] = [];
    const told: Partial<Cells> = {};
    for (const field of fieldNames) Object.assign(told, { [field]: read(field) });
    return { ...(told as Cells), row, problems, notes, decision: student ?? null };

    function read(field: Field): unknown {
      const at = places.get(field) ?? -1;
      const written = texts[at];
      if (field === 'name' && written === undefined)
        problems.push({ column: 'A', header: '', value: '', reason: nameless });
      if (written === undefined) return importFields[field].empty;
      // The prefix an export adds, so that no spreadsheet runs the text as a formula.
      const text = written.replace(/^'(?=[-+])/, '');
      const value = isNothing(cleanLine(text)) && field !== 'name' ? '' : cleanLine(text);
      const parsed = value.startsWith('=') ? formula : importFields[field].read(value, value === '' ? '' : text, told);
      if ('value' in parsed) {
        if (parsed.note !== undefined) notes.push(parsed.note);
        return parsed.value;
      }
      const { letter: column = 'A', header = '' } = columns[at] ?? {};
      problems.push({ column, header, value, reason: parsed.reason });
      // The person who corrects the row needs the name.
      return field === 'name' ? cleanLine(written) : importFields[field].empty;
    }
  };
}

/** Reports an error at the cell of a field; without such a column, at the name. */
export function addProblem(
  row: SheetRow,
  columns: readonly RosterColumn[],
  field: Field,
  value: string,
  reason: string,
): void {
  const column = columns[columnOf(columns, field)] ?? columns[columnOf(columns, 'name')];
  row.problems.push({ column: column?.letter ?? 'A', header: column?.header ?? '', value, reason });
}

/** What Korean lists write where there is nothing. */
function isNothing(text: string): boolean {
  return /^([-–—_.x×]+|없음|없슴|무|해당 ?(사항 ?)?없음|미입력|미기재|미정|모름|n\/?a|null|none)$/i.test(
    text.normalize('NFKC'),
  );
}

const formula = { reason: '수식이 들어 있습니다. 값으로 붙여 넣어 주세요.' };
const nameless = '이름이 어느 열인지 알 수 없습니다. 위에서 이름 열을 골라 주세요.';

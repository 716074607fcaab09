import { shown, studentFields } from '../studentRow.ts';
import type { KnownStudent } from './academy.ts';
import { importedColumns } from './read/fields.ts';
import type { ReportRow } from './types.ts';
import type { SheetRow } from './read/readRow.ts';

type Wanted = Omit<SheetRow, 'lecture' | 'decision' | 'state'> & { lecture: string | null };

/** The changes of a row to a student, with old and new values in readable form. An empty cell changes nothing. */
export function changesOf(student: KnownStudent, wanted: Wanted): ReportRow['changes'] {
  const tags = [...student.tags, ...wanted.tags.filter((tag) => !student.tags.includes(tag))];
  const memo = student.memos.includes(wanted.memo) ? '' : wanted.memo;
  return [
    ...importedColumns
      .filter(({ name }) => name !== 'studentNumber')
      .map(({ name }) =>
        change(name, studentFields[name].label, shown(name, student[name]), shown(name, wanted[name])),
      ),
    change('lecture', '대표 강의', student.lecture, wanted.lecture),
    change('tags', '태그', student.tags.join(', '), tags.join(', ')),
    change('memo', '메모', '', memo),
  ].filter((item) => item !== null);
}

function change(field: string, label: string, before: string | null, after: string | null) {
  if (!after || after === before) return null;
  return { field, label, before: before ?? '', after };
}

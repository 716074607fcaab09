import { formatGrade } from '#ui-kit';
import { auditRow } from '../../shared/history/auditRow.ts';
import { textOf, type AttemptKey, type Field, type GradeEntry } from '../grades.ts';

/** The columns of the audit log that are read here. */
interface AuditEntry {
  tableName: string;
  action: string;
  before?: unknown;
  after?: unknown;
}

/** The changes of an attempt and its score's status in an audit log entry, as text. */
export function describeEntry({ action, before, after }: AuditEntry): string[] {
  const [old, now] = [auditRow(before), auditRow(after)];
  return FIELDS.flatMap(({ column, field, label }) => {
    const [was, is] = [old, now].map((row) => wordOf(row[column], field, row['grade_scale']));
    if (action === 'INSERT') return isFilled(now[column], column) ? [`${label} ${is}`] : [];
    return was === is ? [] : [`${label} ${was} → ${is}`];
  });
}

/** The values to enter to restore the state before an entry; none for the entry that created the row. */
export function restoring({ action, before, after }: AuditEntry, record: AttemptKey): GradeEntry[] {
  if (action !== 'UPDATE') return [];
  const [old, now] = [auditRow(before), auditRow(after)];
  return FIELDS.flatMap(({ column, field, restores }) =>
    restores && (old[column] ?? null) !== (now[column] ?? null)
      ? [{ cell: { record, column: field }, value: valueIn(old[column], field) }]
      : [],
  );
}

const FIELDS: readonly { column: string; field: Field; label: string; restores: boolean }[] = [
  { column: 'status', field: 'status', label: '상태', restores: false },
  { column: 'value', field: 'value', label: '점수', restores: true },
  { column: 'delivery_type', field: 'delivery', label: '방식', restores: true },
  // The server derives it from the value.
  { column: 'clinic_status', field: 'clinic', label: '클리닉', restores: false },
  { column: 'grade', field: 'grade', label: '등급', restores: false },
  { column: 'memo', field: 'memo', label: '메모', restores: true },
];

const isFilled = (value: unknown, column: string): boolean =>
  value !== null && value !== undefined && value !== '' && value !== 'NONE' && column !== 'delivery_type';

function valueIn(value: unknown, field: Field): string | null {
  if (value === null || value === undefined || value === '' || value === 'NONE') return null;
  return field === 'value' ? String(Number(value)) : String(value);
}

function wordOf(value: unknown, field: Field, scale: unknown): string {
  if (field === 'grade' && typeof value === 'number')
    return formatGrade(value, typeof scale === 'number' ? scale : null);
  return textOf(valueIn(value, field), field) || (field === 'clinic' ? '해당 없음' : '없음');
}

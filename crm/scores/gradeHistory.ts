import type { Typing } from './useGrades.ts';
import { textOf, type Field } from './grades.ts';
import { auditRow } from '../shared/auditRow.ts';

/** A row of the audit log as far as it is read here. */
interface AuditEntry {
  tableName: string;
  action: string;
  before?: unknown;
  after?: unknown;
}

/** What an entry of the audit log changed of an attempt and the status of its score, in words. */
export function describeEntry({ action, before, after }: AuditEntry): string[] {
  const [old, now] = [auditRow(before), auditRow(after)];
  return FIELDS.flatMap(({ column, field, label }) => {
    const [was, is] = [wordOf(old[column], field), wordOf(now[column], field)];
    if (action === 'INSERT') return isFilled(now[column], column) ? [`${label} ${is}`] : [];
    return was === is ? [] : [`${label} ${was} → ${is}`];
  });
}

/** What has to be entered so that the values an entry changed are again as before it; nothing for one that made the row. */
export function restoring({ action, before, after }: AuditEntry, rowId: string): Typing[] {
  if (action !== 'UPDATE') return [];
  const [old, now] = [auditRow(before), auditRow(after)];
  return FIELDS.flatMap(({ column, field, restores }) =>
    restores && (old[column] ?? null) !== (now[column] ?? null)
      ? [{ rowId, column: field, value: valueIn(old[column], field) }]
      : [],
  );
}

const FIELDS: readonly { column: string; field: Field; label: string; restores: boolean }[] = [
  { column: 'status', field: 'status', label: '상태', restores: false },
  { column: 'value', field: 'value', label: '점수', restores: true },
  { column: 'delivery_type', field: 'delivery', label: '방식', restores: true },
  // It follows from the value.
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

function wordOf(value: unknown, field: Field): string {
  const known = valueIn(value, field);
  return textOf(known, field) || (field === 'clinic' ? '해당 없음' : '없음');
}

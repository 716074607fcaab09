import { auditRow } from '../../../shared/history/auditRow.ts';

/** The columns of the audit log that are read here. */
interface AuditEntry {
  action: string;
  before?: unknown;
  after?: unknown;
}

/** The changes of an attendance record in an audit log entry, as text; empty when no editable value changed. */
export function describeEntry({ action, before, after }: AuditEntry, typeNames: ReadonlyMap<string, string>): string[] {
  const [old, now] = [auditRow(before), auditRow(after)];
  if (action === 'INSERT') return ['주차에 올라옴'];
  const mark = (row: Row) =>
    typeof row.attendance_type_id === 'string' ? (typeNames.get(row.attendance_type_id) ?? '삭제된 구분') : '미체크';
  const memo = (row: Row) => (row.memo ? `“${String(row.memo)}”` : '없음');
  const changes: string[] = [];
  if (old.attendance_type_id !== now.attendance_type_id) changes.push(`출결 ${mark(old)} → ${mark(now)}`);
  if (old.memo !== now.memo) changes.push(`메모 ${memo(old)} → ${memo(now)}`);
  if (old.is_locked !== now.is_locked) {
    const reason = now.lock_reason ? ` (${String(now.lock_reason)})` : '';
    changes.push(`${now.is_locked ? '잠금' : '잠금 풀기'}${reason}`);
  }
  if ((old.makeup_for_id ?? null) !== (now.makeup_for_id ?? null)) {
    changes.push(now.makeup_for_id ? '보강을 결석에 연결' : '보강 연결 풀기');
  }
  return changes;
}

type Row = Record<string, unknown>;

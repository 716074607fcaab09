import { byNameOf } from '#ui-kit/format/names/byName.ts';
import { auditRow } from '../shared/history/auditRow.ts';
import { changeSetText, changeSetWords } from '../shared/history/changeSetText.ts';
import { recordChanges, tableLabel, tableLabels, type ColumnWords } from '../shared/history/recordChanges.ts';

/** A change as the list and the export have it. */
export interface AuditChange {
  actorName?: string | null;
  actorRole?: string | null;
  kind?: string | null;
  facts?: unknown;
  action?: string | null;
  tableName?: string | null;
  personName?: string | null;
  before?: unknown;
  after?: unknown;
  isForOneself?: boolean | null;
}

/** Names of rows that others point to, by id. */
export type NamesById = ReadonlyMap<string, string>;

const actions: Readonly<Record<string, string>> = { INSERT: '추가', UPDATE: '수정', DELETE: '삭제' };
const roles: Readonly<Record<string, string>> = { manager: '관리자', ta: '조교', student: '학생' };

/** Who did it: a name with the role, or the system; and that it was about themselves, as nobody else could have done it. */
export function whoWords({ actorName, actorRole, isForOneself }: AuditChange): string {
  if (!actorName) return '시스템';
  const role = isForOneself ? '유일한 관리자, 본인 결정' : roles[actorRole ?? ''];
  return role ? `${actorName} (${role})` : actorName;
}

/** What was done: `급여 조건 수정`. */
export const whatWords = ({ tableName, action }: AuditChange): string =>
  `${tableLabel(tableName ?? '')} ${actions[action ?? ''] ?? ''}`;

/** The action it was part of; empty for a change by itself. */
export const kindWords = ({ kind, facts }: AuditChange): string =>
  kind ? changeSetText({ kind, facts: facts ?? {} }) : '';

/** A row of the list, which stands for all that was done at once: `급여 마감 · 20건`, `급여 조건 수정 외 2건`. */
export function actWords(change: AuditChange & { actRows?: string | null }): string {
  const rows = Number(change.actRows ?? 1);
  const kind = kindWords(change);
  if (rows <= 1) return kind || whatWords(change);
  const count = (of: number) => `${of.toLocaleString('ko')}건`;
  return kind ? `${kind} · ${count(rows)}` : `${whatWords(change)} 외 ${count(rows - 1)}`;
}

/** Whom or what it is about: a person, or the row's own name. */
export function aboutWords({ personName, before, after }: AuditChange): string {
  const row = { ...auditRow(before), ...auditRow(after) };
  const own = [row.name, row.title, row.file_name].find((text) => typeof text === 'string' && text !== '');
  return [personName, own].filter((text) => typeof text === 'string' && text !== personName).length > 0 && personName
    ? `${personName} · ${String(own)}`
    : String(personName ?? own ?? '');
}

/** What changed, one line each: `월급(원): 1,000,000 → 1,200,000`. */
export function changeWords(change: AuditChange, names: NamesById): string[] {
  return recordChanges(change, wordsWith(names));
}

function wordsWith(names: NamesById): ColumnWords {
  const named = (value: unknown) => (typeof value === 'string' ? (names.get(value) ?? '삭제된 것') : '없음');
  return {
    attendance_type_id: named,
    lecture_id: named,
    tag_id: named,
    wage_type_id: named,
    first_wage_type_id: named,
  };
}

/** The kinds of actions to choose from, by their words. */
export const kindOptions = Object.entries(changeSetWords)
  .map(([value, words]) => ({
    value,
    label: typeof words === 'function' ? words({ count: '여러 ', date: '하루' }) : words,
  }))
  .sort(byNameOf(({ label }) => label));

/** The tables to choose from. */
export const tableOptions = tableLabels.toSorted(byNameOf(({ label }) => label));

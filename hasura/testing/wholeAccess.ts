/** Brings a written expectation and what the metadata says into one form, so that they can be compared. */
import type { TrackedTable } from '../trackedTables.ts';
import { listLimits, type Access, type Role, type Write } from './accessFormat.ts';
import { rowRule, valueText } from './rowRule.ts';

/** Everything about one role's access, with nothing left to defaults; null when the role may not do it. */
export interface WholeAccess {
  read: { columns: string[]; rows: string; aggregates: boolean; limit: number | null; roots: string[] | null } | null;
  insert: WholeWrite | null;
  update: (WholeWrite & { rows: string }) | null;
  delete: string | null;
}

interface WholeWrite {
  columns: string[];
  check: string;
  presets: string;
}

/** What an expectation says, with the defaults of the house filled in. */
export function expected(role: Role, access: Access): WholeAccess {
  const { read, rows = 'all', aggregates = role === 'ta' || role === 'manager', roots } = access;
  const [insert, update] = [access.insert, access.update].map(whole);
  return {
    read:
      read === undefined
        ? null
        : {
            columns: words(read),
            rows,
            aggregates,
            limit: listLimits[role],
            roots: roots === undefined ? null : words(roots),
          },
    insert: insert ? { columns: insert.columns, check: insert.rows, presets: insert.presets } : null,
    update: update ?? null,
    delete: access.delete ?? null,
  };
}

/** What the metadata gives. */
export function given(role: Role, table: TrackedTable | undefined): WholeAccess {
  const select = ruleOf(role, table?.select_permissions);
  const insert = ruleOf(role, table?.insert_permissions);
  const update = ruleOf(role, table?.update_permissions);
  const remove = ruleOf(role, table?.delete_permissions);
  return {
    read: select
      ? {
          columns: select.columns.toSorted(),
          rows: rowRule(select.filter),
          aggregates: select.allow_aggregations ?? false,
          limit: select.limit ?? null,
          roots: select.query_root_fields?.toSorted() ?? null,
        }
      : null,
    insert: insert ? written(insert) : null,
    update: update ? { ...written(update), rows: rowRule(update.filter) } : null,
    delete: remove ? rowRule(remove.filter) : null,
  };
}

function written({ columns, check, set = {} }: { columns: string[]; check: unknown; set?: Record<string, unknown> }) {
  const presets = Object.entries(set).map(([column, value]) => `${column} = ${valueText(value)}`);
  return { columns: columns.toSorted(), check: rowRule(check ?? {}), presets: presets.toSorted().join(', ') };
}

function whole(write: string | Write | undefined) {
  if (write === undefined) return undefined;
  const {
    columns,
    rows,
    check = 'all',
    presets = '',
  }: Write = typeof write === 'string' ? { columns: write, rows: 'all' } : write;
  return { columns: words(columns), rows, check, presets };
}

const ruleOf = <Rule>(role: Role, list: { role: string; permission: Rule }[] = []) =>
  list.find((entry) => entry.role === role)?.permission;

const words = (text: string) => text.split(/\s+/).filter(Boolean).toSorted();

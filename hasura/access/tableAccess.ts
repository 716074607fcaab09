/** What the metadata lets a role do with a table, with nothing left to defaults. */
import { rowRule, valueText } from './rowRule.ts';
import type { TrackedTable } from '../trackedTables.ts';

export type Role = 'anonymous' | 'student' | 'ta' | 'manager';

/** The longest list a role is given in one answer. */
export const listLimits: Readonly<Record<Role, number>> = { anonymous: 100, student: 100, ta: 10_000, manager: 10_000 };

export const roles = Object.keys(listLimits) as Role[];

/** The access of one role to one table, null where it may not. Columns are SQL names, sorted; rows are filters as `rowRule` says them. */
export interface TableAccess {
  read: {
    columns: string[];
    rows: string;
    aggregates: boolean;
    limit: number | null;
    /** Root fields where the role does not have all; empty for none. */
    roots: string[] | null;
  } | null;
  insert: Write | null;
  update: (Write & { rows: string }) | null;
  delete: string | null;
}

interface Write {
  columns: string[];
  /** What a written row must look like. */
  check: string;
  /** Columns with a value that no request can change: `created_by = me`. */
  presets: string;
}

/** What a role may do with a table; nothing with one that is not tracked. */
export function tableAccess(role: Role, table: TrackedTable | undefined): TableAccess {
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

const ruleOf = <Rule>(role: Role, list: { role: string; permission: Rule }[] = []) =>
  list.find((entry) => entry.role === role)?.permission;

import type { SelectedField } from '../document/selection.ts';
import type { Table } from '../model/types.ts';
import { jsonList, jsonRow } from '../sql/json.ts';
import { objectSql, rowMembers, type Source } from '../sql/select.ts';
import { relation, type Statement } from '../sql/statement.ts';
import type { Writer, Written } from './writer.ts';

/** Whether the answer shows written rows. */
export function wantsRows(fields: readonly SelectedField[]): boolean {
  return fields.some((field) => field.name === 'returning');
}

/** `T_mutation_response`. Rows are read after the write, so relations show what was written. */
export async function mutationResponse(
  writer: Writer,
  table: Table,
  fields: readonly SelectedField[],
  written: Written,
): Promise<Record<string, unknown>> {
  const answer: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.name === 'affected_rows') answer[field.key] = written.affected;
    else if (field.name === 'returning') answer[field.key] = await rowList(writer, table, field.fields, written.rows);
    else answer[field.key] = field.parent.name;
  }
  return answer;
}

/** The one written row, or null. */
export async function writtenRow(
  writer: Writer,
  table: Table,
  fields: readonly SelectedField[],
  { rows }: Written,
): Promise<unknown> {
  if (!rows.length) return null;
  const statement = writer.statement();
  const sql = objectSql(statement, writtenSource(statement, table, rows), fields);
  return writer.read(statement, `select ${sql} as data`);
}

async function rowList(
  writer: Writer,
  table: Table,
  fields: readonly SelectedField[],
  rows: string[],
): Promise<unknown> {
  if (!rows.length) return [];
  const statement = writer.statement();
  const source = writtenSource(statement, table, rows);
  const list = jsonList(jsonRow(rowMembers(statement, source.alias, fields), ` from ${source.from}`));
  return writer.read(statement, `select ${list} as data`);
}

/** Written rows as rows again; the role's row filter does not apply to them. */
function writtenSource(statement: Statement, table: Table, rows: string[]): Source {
  const alias = statement.alias();
  const json = statement.param(`[${rows.join(',')}]`, 'json');
  return { table, alias, from: `json_populate_recordset(null::${relation(table)}, ${json}) ${alias}`, conditions: [] };
}

import type { SelectedField } from '../plan/selection.ts';
import type { Table } from '../model/types.ts';
import { jsonList, jsonRow } from '../sql/json.ts';
import { objectSql, rowMembers, type Source } from '../sql/select.ts';
import { relation, type Statement } from '../sql/statement.ts';
import type { Writer, Written } from './writer.ts';

/** Whether the answer shows written rows. */
export function wantsRows(fields: readonly SelectedField[]): boolean {
  return fields.some((field) => field.name === 'returning');
}

/** `T_mutation_response` as JSON text. Rows are read after the write, so relations show what was written. */
export async function mutationResponse(
  writer: Writer,
  table: Table,
  fields: readonly SelectedField[],
  written: Written,
): Promise<string> {
  const members: string[] = [];
  for (const field of fields) members.push(jsonMember(field.key, await memberText(writer, table, field, written)));
  return `{${members.join()}}`;
}

/** The one written row as JSON text, or null. */
export async function writtenRow(
  writer: Writer,
  table: Table,
  fields: readonly SelectedField[],
  { rows }: Written,
): Promise<string> {
  if (!rows.length) return 'null';
  const statement = writer.statement();
  const sql = objectSql(statement, writtenSource(statement, table, rows), fields);
  return writer.read(statement, `select ${sql}::text as data`);
}

/** `"key":text`. */
export function jsonMember(key: string, text: string): string {
  return `${JSON.stringify(key)}:${text}`;
}

async function memberText(writer: Writer, table: Table, field: SelectedField, written: Written): Promise<string> {
  if (field.name === 'affected_rows') return String(written.affected);
  if (field.name !== 'returning') return JSON.stringify(field.parent.name);
  if (!written.rows.length) return '[]';
  const statement = writer.statement();
  const source = writtenSource(statement, table, written.rows);
  const list = jsonList(jsonRow(rowMembers(statement, source.alias, field.fields), ` from ${source.from}`));
  return writer.read(statement, `select ${list}::text as data`);
}

/** Written rows as rows again; the role's row filter does not apply to them. */
function writtenSource(statement: Statement, table: Table, rows: string[]): Source {
  const alias = statement.alias();
  const json = statement.param(`[${rows.join(',')}]`, 'json');
  return { table, alias, from: `json_populate_recordset(null::${relation(table)}, ${json}) ${alias}`, conditions: [] };
}

/** What people call tables, columns and stored codes, as their comments say: `상태: OPEN 확인 전, DONE 완료; meaning`, tags aside. */
import type { SqlClient } from '#engine';
import type { Column, Table } from '../catalog.ts';

const label = /^(?:OMR )?[가-힣0-9][가-힣0-9.%·/()\s]*?(?=\s*(?:[:;,→]|$)|\s[A-Za-z#(])/;
const codes = /\b([A-Z][A-Z_0-9]+) ([가-힣0-9][가-힣0-9·%]*(?: [가-힣0-9][가-힣0-9·%]*)*)/g;

/** Columns in which the database keeps its own books. */
export const ownBooks: ReadonlySet<string> = new Set(['id', 'version', 'created_at', 'created_by', 'updated_at']);

/** The words a comment begins with; undefined where it begins with a meaning alone, so that nobody is shown the thing. */
export const labelOf = (comment: string | null): string | undefined => label.exec(comment ?? '')?.[0].trim();

/** The words of the codes that a comment lists. */
export const codesOf = (comment: string | null): Record<string, string> =>
  Object.fromEntries([...(comment ?? '').matchAll(codes)].map(([, code = '', words = '']) => [code, words]));

/** The tables whose changes the audit log keeps. */
export async function readAudited(client: SqlClient): Promise<Set<string>> {
  const rows = await client.query<{ name: string }>(`
    select distinct relname as name from pg_trigger join pg_proc on pg_proc.oid = tgfoid join pg_class on pg_class.oid = tgrelid
    where proname in ('audit_row', 'audit_statement')`);
  return new Set(rows.map(({ name }) => name));
}

/** The module of the words of all tables, and of the columns of those that the audit log keeps, as text. */
export async function columnWordsModule(client: SqlClient, tables: readonly Table[]): Promise<string> {
  const audited = await readAudited(client);
  const shown = tables.filter(({ name }) => audited.has(name));
  const lines = shown.map(({ name, comment, columns }) => {
    const told = columns.filter(
      (column) => !column.isGenerated && !ownBooks.has(column.name) && labelOf(column.comment),
    );
    const labels = (keys: boolean) =>
      record(
        told.filter(({ type }) => (type === 'uuid') === keys).map((column) => [column.name, labelOf(column.comment)]),
      );
    const codes = record(told.map((column) => [column.name, shownCodes(column)]));
    return `  ${name}: { label: ${JSON.stringify(labelOf(comment))}, columns: ${labels(false)}, keys: ${labels(true)}, codes: ${codes} },`;
  });
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    'interface TableWords {',
    '  label: string;',
    '  columns: Readonly<Record<string, string>>;',
    '  /** Columns that name another row. */',
    '  keys: Readonly<Record<string, string>>;',
    '  /** The words of stored codes, by column. */',
    '  codes: Readonly<Record<string, Readonly<Record<string, string>>>>;',
    '}',
    '',
    '/** What people call the tables that the audit log keeps, their columns and stored codes. */',
    'export const columnWords: Readonly<Record<string, TableWords>> = {',
    ...lines,
    '};',
    '',
    '/** What people call a row of a table. */',
    `export const tableWords = ${record(tables.filter(({ isView }) => !isView).map(({ name, comment }) => [name, labelOf(comment)]))};`,
    '',
  ].join('\n');
}

function shownCodes({ comment, values }: Column): string | undefined {
  const words = Object.entries(codesOf(comment)).filter(([code]) => values.length === 0 || values.includes(code));
  return words.length === 0 ? undefined : record(words);
}

const record = (entries: (string | undefined)[][]): string =>
  `{ ${entries.flatMap(([key, value]) => (value === undefined ? [] : `${key}: ${value.startsWith('{') ? value : JSON.stringify(value)}`)).join(', ')} }`;

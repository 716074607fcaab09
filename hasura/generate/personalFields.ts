/** Writes which fields of GraphQL say who a person is: what is erased or masked of students and accounts, and some role may read; and which tables tell of nobody. */
import { camelCase } from '../camelCase.ts';
import type { Table } from '../catalog.ts';
import { impersonalTables } from '../personal/tables.ts';
import type { TrackedTable } from '../trackedTables.ts';

/** Tables whose rows are people. */
const people = new Set(['students', 'student_search', 'users']);

/** The module of both, as text. */
export function personalFieldsModule(tables: readonly Table[], tracked: readonly TrackedTable[]): string {
  const fields = tables
    .filter(({ name }) => people.has(name))
    .flatMap(({ name, columns }) => {
      const rules = tracked.find(({ table }) => table.name === name)?.select_permissions ?? [];
      const read = new Set(rules.flatMap(({ permission }) => permission.columns));
      return columns.filter((column) => /^(erase|mask)/.test(column.personal ?? '') && read.has(column.name));
    })
    .map(({ name }) => camelCase(name));
  return [
    '// Generated from hasura/ by `npm run generate`. Do not edit.',
    '',
    '/** Fields of students and accounts that go with their person: an answer with one is kept in the access log. */',
    `export const personalFields: readonly string[] = ${JSON.stringify([...new Set(fields)].sort())};`,
    '',
    '/** Tables with words about no person. */',
    `export const impersonal: readonly string[] = ${JSON.stringify(impersonalTables(tables))};`,
    '',
  ].join('\n');
}

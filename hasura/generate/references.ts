/** What foreign keys name, so that a refusal says what is not there. */
import type { ForeignKey } from '../catalog.ts';

/** The module of all foreign keys, as text: the table that a constraint names, and the column with its id. */
export function referencesModule(foreignKeys: readonly ForeignKey[]): string {
  // A user is whoever asks, which nobody chooses.
  const chosen = foreignKeys.filter(({ target }) => target !== 'users');
  const lines = chosen.map(({ name, target, columns, targetColumns }) => {
    const column = columns[Math.max(0, targetColumns.indexOf('id'))] ?? '';
    return `  ${name}: ['${target}', '${column}'],`;
  });
  return [
    '// Generated from hasura/migrations by `npm run generate`. Do not edit.',
    '',
    '/** The table that a foreign key names, and the column that names it. */',
    'export const references: Readonly<Record<string, readonly [table: string, column: string]>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}

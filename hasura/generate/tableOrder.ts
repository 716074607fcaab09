/** Writes the order in which tables can be filled. */
import type { ForeignKey, Table } from '../catalog.ts';

/** Tables by name, but each after those it refers to. @throws Error where tables refer to each other in a circle */
export function parentsFirst(
  tables: readonly Table[],
  foreignKeys: readonly Pick<ForeignKey, 'table' | 'target'>[],
): string[] {
  const parents = Map.groupBy(foreignKeys, ({ table }) => table);
  const done = new Set<string>();

  function visit(table: string, path: readonly string[]) {
    if (done.has(table)) return;
    if (path.includes(table)) throw new Error(`Tables refer to each other: ${[...path, table].join(' > ')}`);
    for (const { target } of parents.get(table) ?? []) if (target !== table) visit(target, [...path, table]);
    done.add(table);
  }

  for (const { name, isView } of tables) if (!isView) visit(name, []);
  return [...done];
}

/** The module of that order, as text. */
export function tableOrderModule(order: readonly string[]): string {
  return `// Generated from hasura/migrations by \`npm run generate\`. Do not edit.

import type { Tables } from './tables.ts';

/** Every table, after those it refers to. */
export const tableOrder: (keyof Tables)[] = [
${order.map((table) => `  '${table}',`).join('\n')}
];
`;
}

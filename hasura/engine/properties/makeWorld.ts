import type { Chooser } from './chooser.ts';
import { ALWAYS } from './condition.ts';
import { makeCondition } from './makeCondition.ts';
import { nullableValueOf, TYPES, uuid } from './values.ts';
import { Eyes, type World } from './world.ts';
import type { Column, Row, Table, Value } from './types.ts';

/** Up to four tables with foreign keys between them, rows, and two roles beside the admin. */
export function makeWorld(choose: Chooser): World {
  const tables: Table[] = [];
  for (let index = choose.int(1, 4); index > 0; index--) tables.push(makeTable(choose, tables));
  const session = { 'x-hasura-user-id': String(choose.int(0, 4)), 'x-hasura-name': 'a', 'x-hasura-unit': uuid(1) };
  const world: World = { tables, roles: ['admin', 'reader', 'guest'], session };
  for (const table of tables) fillTable(choose, table);
  for (const table of tables) {
    table.permissions.set('admin', { columns: table.columns, filter: ALWAYS, limit: null, aggregations: true });
    for (const role of ['reader', 'guest']) {
      if (!choose.once(6)) table.permissions.set(role, emptyPermission(choose, table));
    }
  }
  // Filters may use every relationship, even to rows that the role may not see.
  for (const table of tables) {
    for (const [role, permission] of table.permissions) {
      if (role !== 'admin' && !choose.once(4)) {
        permission.filter = makeCondition(choose, new Eyes(world, 'admin'), table, { depth: 2, root: table });
      }
    }
  }
  return world;
}

function makeTable(choose: Chooser, tables: readonly Table[]): Table {
  const name = `t${tables.length}`;
  const id: Column = { name: 'id', graphqlName: 'id', type: choose.pick(['int', 'uuid'] as const), nullable: false };
  const columns = choose.list(1, 5, (index): Column => {
    const column = `c${index}`;
    const graphqlName = choose.once(3) ? `column${index}Renamed` : column;
    return { name: column, graphqlName, type: choose.pick(TYPES), nullable: choose.once(2) };
  });
  const graphqlName = choose.once(3) ? `renamed${tables.length}` : name;
  const table: Table = {
    name,
    graphqlName,
    columns: [id, ...columns],
    links: [],
    references: [],
    rows: [],
    permissions: new Map(),
  };
  for (const [index, other] of choose.some([...tables, ...tables, table]).entries()) refer(choose, table, other, index);
  return table;
}

function refer(choose: Chooser, table: Table, other: Table, index: number): void {
  const name = `r${index}_id`;
  const type = other.columns[0]?.type ?? 'int';
  // A row that refers to its own table needs somewhere to end.
  const column: Column = { name, graphqlName: name, type, nullable: other === table || choose.once(2) };
  table.columns.push(column);
  table.references.push({ column, table: other });
  table.links.push({ name: `one${index}`, kind: 'object', remote: other, local: name, foreign: 'id' });
  other.links.push({ name: `many_${table.name}_${index}`, kind: 'array', remote: table, local: 'id', foreign: name });
}

function fillTable(choose: Chooser, table: Table): void {
  const needsRows = table.references.some(({ column, table: other }) => !column.nullable && other.rows.length === 0);
  const count = needsRows ? 0 : choose.int(0, 12);
  for (let number = 0; number < count; number++) {
    const cells = table.columns.map((column): [string, Value] => {
      if (column.name === 'id') return ['id', column.type === 'uuid' ? uuid(100 + number) : number];
      const reference = table.references.find((candidate) => candidate.column === column);
      if (!reference) return [column.name, nullableValueOf(choose, column)];
      return [column.name, pointTo(choose, column, reference.table.rows)];
    });
    table.rows.push(Object.fromEntries(cells) as Row);
  }
}

function pointTo(choose: Chooser, column: Column, rows: readonly Row[]): Value {
  if (!rows.length || (column.nullable && choose.once(3))) return null;
  return choose.pick(rows)['id'] ?? null;
}

function emptyPermission(choose: Chooser, table: Table) {
  const [id, ...others] = table.columns as [Column, ...Column[]];
  return {
    columns: [id, ...others.filter(() => !choose.once(4))],
    filter: ALWAYS,
    limit: choose.once(4) ? choose.int(0, 5) : null,
    aggregations: !choose.once(3),
  };
}

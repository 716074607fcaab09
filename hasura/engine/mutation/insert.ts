import type { Coerced } from '../plan/coerce.ts';
import { invalid, QueryError, type Path } from '../errors.ts';
import type { Column, Relationship, Table } from '../model/types.ts';
import { readConflict, type Conflict } from './conflict.ts';
import { insertRows, type NewRow, type WrittenValue } from './insertRows.ts';
import { together, type Writer, type Written } from './writer.ts';

/** What to insert: objects of `T_insert_input`, and their path in the request. */
export interface Insertion {
  table: Table;
  objects: readonly Coerced[];
  conflict: Conflict | null;
  wantsRows: boolean;
  /** Path of each object. */
  paths: readonly Path[];
  /** Where the database's refusals are reported. */
  errorPath: Path;
}

type Derived = ReadonlyMap<Column, WrittenValue>;

/**
 * Inserts objects with their related rows: object relationships first, then the row, then what refers to it.
 * @param derived values that the rows take from a parent
 * @returns the rows of `insertion.table`; nested rows count as affected
 */
export async function insertObjects(
  writer: Writer,
  insertion: Insertion,
  derived: Derived = new Map(),
): Promise<Written> {
  const { table, conflict, wantsRows, errorPath } = insertion;
  const parsed = insertion.objects.map((object, index) => parseObject(table, object, insertion.paths[index] ?? []));
  const options = { conflict, wantsRows, path: errorPath };
  if (parsed.every(({ before, after }) => !before.length && !after.length)) {
    return insertRows(
      writer,
      table,
      parsed.map(({ values }) => ({ values, derived })),
      options,
    );
  }
  const parts: Written[] = [];
  for (const object of parsed) parts.push(await insertTree(writer, insertion, object, derived));
  return together(parts);
}

interface ParsedObject {
  values: Map<Column, Coerced>;
  before: Related[];
  after: Related[];
}

interface Related {
  relationship: Relationship;
  objects: Coerced[];
  paths: Path[];
  onConflict: Coerced;
}

/** @throws QueryError when a column is given that a relationship decides */
function parseObject(table: Table, object: Coerced, path: Path): ParsedObject {
  const parsed: ParsedObject = { values: new Map(), before: [], after: [] };
  for (const [key, value] of Object.entries(object as Record<string, Coerced>)) {
    const column = table.columns.find(({ graphqlName }) => graphqlName === key);
    const relationship = table.relationships.find(({ name }) => name === key);
    if (column) parsed.values.set(column, value);
    if (!relationship || !value) continue;
    const related = parseRelated(relationship, value as Record<string, Coerced>, [...path, key]);
    if (related.objects.length) parsed[relationship.insertion].push(related);
  }
  for (const { relationship } of parsed.before) {
    const given = relationship.mapping.filter(({ local }) => parsed.values.has(local));
    if (!given.length) continue;
    const names = given.map(({ local }) => `"${local.name}"`).join(', ');
    const message = `cannot insert object relationship "${relationship.name}" as ${names} column values are already determined`;
    throw invalid([...path, relationship.name], message);
  }
  return parsed;
}

function parseRelated(relationship: Relationship, value: Record<string, Coerced>, path: Path): Related {
  const isArray = relationship.kind === 'array';
  const objects = isArray ? (value['data'] as Coerced[]) : [value['data']];
  const paths = objects.map((_, index) => [...path, 'data', ...(isArray ? [index] : [])]);
  if (relationship.insertion === 'after') {
    for (const [index, object] of objects.entries()) {
      const given = relationship.mapping.filter(({ remote }) => Object.hasOwn(object as object, remote.graphqlName));
      if (!given.length) continue;
      const names = given.map(({ remote }) => `"${remote.name}"`).join(', ');
      const message = `cannot insert ${names} columns as their values are already being determined by parent insert`;
      throw invalid(paths[index] ?? path, message);
    }
  }
  return { relationship, objects, paths, onConflict: value['on_conflict'] };
}

async function insertTree(
  writer: Writer,
  insertion: Insertion,
  object: ParsedObject,
  derived: Derived,
): Promise<Written> {
  const { table, conflict, errorPath } = insertion;
  let affected = 0;
  const decided = new Map(derived);
  for (const related of object.before) {
    const written = await insertRelated(writer, related, new Map(), errorPath);
    const row = written.rows[0];
    const { relationship } = related;
    if (row === undefined) throw untouched(`object relation "${relationship.name}"`, relationship.remote, errorPath);
    for (const { local, remote } of relationship.mapping)
      decided.set(local, { table: relationship.remote, column: remote, row });
    affected += written.affected;
  }
  const newRow: NewRow = { values: object.values, derived: decided };
  const wantsRows = insertion.wantsRows || object.after.length > 0;
  const own = await insertRows(writer, table, [newRow], { conflict, wantsRows, path: errorPath });
  const [row] = own.rows;
  for (const related of object.after) {
    if (row === undefined) throw untouched('array relations', table, errorPath);
    const pairs = related.relationship.mapping.map(
      ({ local, remote }) => [remote, { table, column: local, row }] as const,
    );
    affected += (await insertRelated(writer, related, new Map(pairs), errorPath)).affected;
  }
  return { affected: affected + own.affected, rows: insertion.wantsRows ? own.rows : [] };
}

function insertRelated(writer: Writer, related: Related, derived: Derived, errorPath: Path): Promise<Written> {
  const { relationship, objects, paths, onConflict } = related;
  const table = relationship.remote;
  const conflict = readConflict(writer.view, table, onConflict);
  const wantsRows = relationship.insertion === 'before';
  return insertObjects(writer, { table, objects, conflict, wantsRows, paths, errorPath }, derived);
}

function untouched(what: string, table: Table, path: Path): QueryError {
  const message = `cannot proceed to insert ${what} since insert to table "${table.name}" affects zero rows`;
  return new QueryError('not-supported', path, message);
}

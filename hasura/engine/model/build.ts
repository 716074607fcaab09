import type { CatalogFunction, CatalogTable } from '../catalog/types.ts';
import { InconsistentMetadata, type MetadataProblem } from '../errors.ts';
import type { LoadedTable, Metadata, Place } from '../metadata/load.ts';
import type { QualifiedName } from '../metadata/schema.ts';
import { readComputedFields } from './computedFields.ts';
import { readTrackedFunction } from './functions.ts';
import { addInheritedRoles } from './inheritedRoles.ts';
import { checkNames, checkRootNames } from './names.ts';
import { readPermissions } from './permissions.ts';
import { readRelationships } from './relationships.ts';
import { baseName, rootComments, rootNames, scalarName } from './naming.ts';
import type { EnumValue, Model, Table, TrackedFunction, Building, Draft } from './types.ts';

/** The database objects the model refers to. */
export interface Catalog {
  tables: CatalogTable[];
  functions: CatalogFunction[];
  /** Rows of each enum table, by `schema.name`. */
  enumValues: Map<string, EnumValue[]>;
}

/**
 * Joins metadata and catalog into the model.
 * @throws InconsistentMetadata naming every problem with its file and path
 */
export function buildModel(metadata: Metadata, catalog: Catalog): Model {
  const problems: MetadataProblem[] = [...metadata.problems];
  const report = ({ file, at }: Place, path: string, message: string) =>
    void problems.push({ file, path: at && path ? `${at}.${path}` : at || path, message });
  const inCatalog = new Map(catalog.tables.map((table) => [key(table), table]));
  const drafts: Draft[] = [];
  for (const entry of metadata.tables) {
    const found = inCatalog.get(key(entry.table));
    if (found) drafts.push({ metadata: entry, catalog: found, table: startTable(entry, found, catalog.enumValues) });
    else report(entry, 'table', `no such table or view in the database: ${key(entry.table)}`);
  }
  const byName = new Map(drafts.map((draft) => [key(draft.table), draft]));
  const building: Building = {
    drafts,
    functions: catalog.functions,
    report,
    find: (name) => byName.get(key(name)),
  };
  for (const draft of drafts) linkEnums(draft, building);
  for (const draft of drafts) readRelationships(draft, building);
  for (const draft of drafts) readComputedFields(draft, building);
  for (const draft of drafts) checkNames(draft, building);
  for (const draft of drafts) readPermissions(draft, building);
  const tracked = readFunctions(metadata, building);
  checkRootNames(tracked, building);
  const functions = tracked.map(({ fn }) => fn);
  const tables = drafts.map((draft) => draft.table);
  const roles = new Set(tables.flatMap((table) => [...table.permissions.keys()]));
  for (const role of functions.flatMap((fn) => [...fn.roles])) roles.add(role);
  addInheritedRoles(metadata.inheritedRoles, tables, functions, roles, report);
  if (problems.length) throw new InconsistentMetadata(problems);
  return { tables, functions, roles: [...roles].sort() };
}

function readFunctions(metadata: Metadata, building: Building): { fn: TrackedFunction; entry: Place }[] {
  return metadata.functions.flatMap((entry) => {
    const fn = readTrackedFunction(building, entry);
    if (typeof fn !== 'string') return [{ fn, entry }];
    building.report(entry, 'function', fn);
    return [];
  });
}

function key({ schema, name }: QualifiedName): string {
  return `${schema}.${name}`;
}

function startTable(metadata: LoadedTable, catalog: CatalogTable, enumValues: Map<string, EnumValue[]>): Table {
  const { configuration } = metadata;
  const graphqlName = configuration.custom_name ?? baseName(catalog);
  const columns = catalog.columns.map((column) => ({
    ...column,
    comment: commentOf(configuration.column_config[column.name]?.comment, column.comment),
    graphqlName:
      configuration.column_config[column.name]?.custom_name ??
      configuration.custom_column_names[column.name] ??
      column.name,
    scalar: scalarName(column.elementType ?? column.type),
    enumTable: null,
  }));
  const keyColumns = catalog.primaryKey?.columns.flatMap((name) => columns.filter((column) => column.name === name));
  return {
    schema: catalog.schema,
    name: catalog.name,
    graphqlName,
    comment: commentOf(configuration.comment, catalog.comment ?? `columns and relationships of "${catalog.name}"`),
    columns,
    primaryKey: keyColumns ?? null,
    constraints: [...(catalog.primaryKey ? [catalog.primaryKey] : []), ...catalog.uniques],
    relationships: [],
    computedFields: [],
    roots: rootNames(graphqlName, configuration.custom_root_fields),
    rootComments: rootComments(catalog.name, configuration.custom_root_fields),
    enumValues: metadata.is_enum ? (enumValues.get(key(catalog)) ?? []) : null,
    holdsRows: catalog.holdsRows,
    insertable: catalog.insertable,
    updatable: catalog.updatable,
    deletable: catalog.deletable,
    permissions: new Map(),
  };
}

/** Metadata's comment wins over the database's; an empty one silences it. */
function commentOf(metadata: string | null | undefined, other: string | null): string | null {
  return metadata === undefined || metadata === null ? other : metadata || null;
}

/** A column with a single-column foreign key to an enum table takes that table's values. */
function linkEnums({ table, catalog, metadata }: Draft, building: Building): void {
  if (table.enumValues && !table.enumValues.length) {
    building.report(metadata, 'is_enum', 'an enum table needs one text primary key and at least one row');
  }
  for (const { columns, schema, table: name } of catalog.foreignKeys) {
    const target = building.find({ schema, name })?.table;
    const column = table.columns.find((candidate) => candidate.name === columns[0]);
    if (columns.length === 1 && target?.enumValues && column) column.enumTable = target;
  }
}

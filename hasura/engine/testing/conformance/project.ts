import { stringify } from 'yaml';
import type { ProjectFiles } from '../../types.ts';
import type { Command } from './cases.ts';

/**
 * Hasura API commands as a project folder: SQL in one migration, everything else in metadata.
 * @param withExtras whether computed fields, functions, inherited roles and extensions are taken along
 */
export function projectOf(commands: readonly Command[], withExtras: boolean): ProjectFiles {
  const tables = new Map<string, Entry>();
  const functions = new Map<string, Record<string, unknown>>();
  // Functions may need PostGIS, which is not installed.
  const sql: string[] = ['set check_function_bodies = off'];
  const extras = commands.flatMap(({ type, args }) => (type === 'add_computed_field' ? [String(args['name'])] : []));
  for (const { type, args } of commands) {
    if (type === 'run_sql') sql.push(withoutExtensions(String(args['sql']), withExtras));
    else if (type === 'insert') sql.push(...insertSql(args as unknown as Insert));
    else if (type === 'track_table') track(tables, args);
    else if (withExtras && type === 'track_function') trackFunction(functions, args);
    else if (withExtras && type === 'create_function_permission') permitFunction(functions, args);
    else if (!needsPostgis(type, args) && (withExtras || !needsExtras(type, args, extras))) extend(tables, type, args);
  }
  const inherited = commands.filter(({ type }) => type === 'add_inherited_role').map(({ args }) => args);
  const source = {
    name: 'default',
    kind: 'postgres',
    tables: [...tables.values()],
    functions: [...functions.values()],
  };
  return {
    'config.yaml': 'version: 3\n',
    'migrations/default/1_setup/up.sql': sql.join(';\n'),
    'metadata/databases/databases.yaml': stringify([source], { aliasDuplicateObjects: false }),
    // oxlint-disable-next-line house/no-conditional-spread -- each key is a file to write
    ...(withExtras && { 'metadata/inherited_roles.yaml': stringify(inherited) }),
  };
}

interface QualifiedName {
  schema: string;
  name: string;
}

type Entry = Record<string, unknown> & { table: QualifiedName };

interface Insert {
  table: unknown;
  objects: Record<string, unknown>[];
}

/** Where each command's entry goes in a table's file. */
const LISTS: Readonly<Record<string, string>> = {
  create_object_relationship: 'object_relationships',
  create_array_relationship: 'array_relationships',
  create_select_permission: 'select_permissions',
  create_insert_permission: 'insert_permissions',
  create_update_permission: 'update_permissions',
  create_delete_permission: 'delete_permissions',
  add_computed_field: 'computed_fields',
};

function track(tables: Map<string, Entry>, args: Record<string, unknown>): void {
  const table = nameOf(args['table'] ?? args);
  const { is_enum, configuration } = args;
  tables.set(`${table.schema}.${table.name}`, {
    table,
    is_enum: is_enum || undefined,
    configuration: configuration || undefined,
  });
}

/** The first version of the command names the function only. */
function trackFunction(functions: Map<string, Record<string, unknown>>, args: Record<string, unknown>): void {
  const { function: named = args, configuration, comment } = args;
  const name = nameOf(named);
  functions.set(name.name, {
    function: name,
    configuration: configuration || undefined,
    comment: comment || undefined,
    permissions: [],
  });
}

function permitFunction(functions: Map<string, Record<string, unknown>>, args: Record<string, unknown>): void {
  const permissions = functions.get(nameOf(args['function']).name)?.['permissions'] as unknown[] | undefined;
  permissions?.push({ role: args['role'] });
}

function extend(tables: Map<string, Entry>, type: string, args: Record<string, unknown>): void {
  const list = LISTS[type];
  if (!list) return;
  const { table, source, ...entry } = args;
  const name = nameOf(table);
  const found = tables.get(`${name.schema}.${name.name}`);
  if (found && source !== 'other') found[list] = [...((found[list] as unknown[] | undefined) ?? []), entry];
}

function needsPostgis(type: string, args: Record<string, unknown>): boolean {
  return type.endsWith('_permission') && /"[_$]st_/.test(JSON.stringify(args));
}

function needsExtras(type: string, args: Record<string, unknown>, extras: readonly string[]): boolean {
  if (type === 'add_computed_field') return true;
  const text = JSON.stringify(args);
  return type.endsWith('_permission') && extras.some((name) => text.includes(`"${name}"`));
}

function nameOf(table: unknown): QualifiedName {
  if (typeof table === 'string') return { schema: 'public', name: table };
  const { schema = 'public', name } = table as Partial<QualifiedName>;
  return { schema, name: String(name) };
}

/** PostGIS types are only in columns that no case asks about; so are citext and ltree in the required groups. */
function withoutExtensions(sql: string, withExtras: boolean): string {
  const plain = sql
    .replace(/^\s*SET lc_monetary.*$/gim, '')
    .replace(/create extension[^;]*postgis[^;]*;/gi, '')
    .replace(/\b(geography|geometry)\b(\s*\([^)]*\))?/gi, 'jsonb')
    .replace(/ST_Geom\w+\s*\('[^']*'(,\s*\d+)?\)/gi, `'{"type": "Point"}'`);
  if (withExtras) return plain;
  return plain
    .replace(/create extension[^;]*;/gi, '')
    .replace(/create index[^;]*using gist[^;]*;/gi, '')
    .replace(/\bltree\b/gi, 'text')
    .replace(/\bcitext\b/gi, 'text');
}

function insertSql({ table, objects }: Insert): string[] {
  const { schema, name } = nameOf(table);
  return objects.map((object) => {
    const columns = Object.keys(object)
      .map((column) => `"${column}"`)
      .join(', ');
    const row = JSON.stringify(withReferenceSystem(object)).replaceAll("'", "''");
    const target = `"${schema}"."${name}"`;
    return `insert into ${target} (${columns}) select ${columns} from json_populate_record(null::${target}, '${row}')`;
  });
}

/** PostGIS answers GeoJSON with the reference system it assumed. */
function withReferenceSystem(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferenceSystem);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, withReferenceSystem(member)]);
  const missing = 'coordinates' in value && !('crs' in value);
  const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } };
  return { ...Object.fromEntries(members), ...(missing && { crs }) };
}

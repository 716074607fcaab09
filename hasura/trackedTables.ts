import { parse } from 'yaml';
import type { ProjectFiles } from '#engine';

/** A tracked table in the form of its YAML file, without defaults. */
export interface TrackedTable {
  table: { name: string };
  configuration?: { custom_name?: string };
  object_relationships?: { name: string }[];
  array_relationships?: { name: string }[];
  select_permissions?: Permission<SelectRule>[];
  insert_permissions?: Permission<InsertRule>[];
  update_permissions?: Permission<UpdateRule>[];
  delete_permissions?: Permission<{ filter: unknown }>[];
}

export interface Permission<Rule> {
  role: string;
  permission: Rule;
}

export interface SelectRule {
  columns: string[];
  filter: unknown;
  limit?: number;
  allow_aggregations?: boolean;
  query_root_fields?: string[];
}

export interface InsertRule {
  columns: string[];
  check: unknown;
  set?: Record<string, unknown>;
}

export interface UpdateRule extends InsertRule {
  filter: unknown;
}

const folder = 'metadata/databases/default/tables/';

/** The tables that `tables.yaml` names, in its order. @throws Error for a file that is not in it */
export function trackedTables(files: ProjectFiles): TrackedTable[] {
  const list = parse(files[`${folder}tables.yaml`] ?? '') as string[];
  const named = list.map((entry) => `${folder}${entry.replace('!include ', '')}`);
  const stray = Object.keys(files).filter(
    (path) => path.startsWith(folder) && !path.endsWith('/tables.yaml') && !named.includes(path),
  );
  if (stray.length > 0) throw new Error(`tables.yaml does not name ${stray.join(', ')}`);
  return named.map((path) => parse(files[path] ?? '') as TrackedTable);
}

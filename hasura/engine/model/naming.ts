import type { QualifiedName, TableMetadata } from '../metadata/schema.ts';
import type { RootName } from './types.ts';

/** GraphQL base name of a table: its own, behind its schema's unless that is `public`. */
export function baseName({ schema, name }: QualifiedName): string {
  return schema === 'public' ? name : `${schema}_${name}`;
}

type CustomRoots = TableMetadata['configuration']['custom_root_fields'];

/** Names of a table's root fields. @param custom `custom_root_fields` of its metadata */
export function rootNames(name: string, custom: CustomRoots): Record<RootName, string> {
  const roots: Record<RootName, string> = {
    select: name,
    select_by_pk: `${name}_by_pk`,
    select_aggregate: `${name}_aggregate`,
    select_stream: `${name}_stream`,
    insert: `insert_${name}`,
    insert_one: `insert_${name}_one`,
    update: `update_${name}`,
    update_by_pk: `update_${name}_by_pk`,
    update_many: `update_${name}_many`,
    delete: `delete_${name}`,
    delete_by_pk: `delete_${name}_by_pk`,
  };
  for (const root of Object.keys(roots) as RootName[]) roots[root] = custom[root]?.name ?? roots[root];
  return roots;
}

/** Descriptions of a table's root fields; an empty one in metadata means none. */
export function rootComments(table: string, custom: CustomRoots): Record<RootName, string | null> {
  const comment = (root: RootName, fallback: string) => (custom[root]?.comment ?? fallback) || null;
  return {
    select: comment('select', `fetch data from the table: "${table}"`),
    select_by_pk: comment('select_by_pk', `fetch data from the table: "${table}" using primary key columns`),
    select_aggregate: comment('select_aggregate', `fetch aggregated fields from the table: "${table}"`),
    select_stream: comment('select_stream', `fetch data from the table in a streaming manner: "${table}"`),
    insert: comment('insert', `insert data into the table: "${table}"`),
    insert_one: comment('insert_one', `insert a single row into the table: "${table}"`),
    update: comment('update', `update data of the table: "${table}"`),
    update_by_pk: comment('update_by_pk', `update single row of the table: "${table}"`),
    update_many: comment('update_many', `update multiples rows of table: "${table}"`),
    delete: comment('delete', `delete data from the table: "${table}"`),
    delete_by_pk: comment('delete_by_pk', `delete single row from the table: "${table}"`),
  };
}

/** GraphQL scalar of a PostgreSQL type; all but a few keep their name. */
export function scalarName(type: string): string {
  return SCALARS[type] ?? type;
}

export function isGraphQLName(name: string): boolean {
  return /^[_A-Za-z]\w*$/.test(name) && !name.startsWith('__');
}

const SCALARS: Readonly<Record<string, string>> = {
  int4: 'Int',
  int2: 'smallint',
  int8: 'bigint',
  bool: 'Boolean',
  text: 'String',
  varchar: 'String',
  float4: 'Float',
};

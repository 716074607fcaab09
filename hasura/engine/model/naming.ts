import type { QualifiedName } from '../metadata/schema.ts';
import type { RootName } from './types.ts';

/** GraphQL base name of a table: its own, behind its schema's unless that is `public`. */
export function baseName({ schema, name }: QualifiedName): string {
  return schema === 'public' ? name : `${schema}_${name}`;
}

/** Names of a table's root fields. @param custom `custom_root_fields` of its metadata */
export function rootNames(name: string, custom: Record<string, string | null | undefined>): Record<RootName, string> {
  const roots: Record<RootName, string> = {
    select: name,
    select_by_pk: `${name}_by_pk`,
    select_aggregate: `${name}_aggregate`,
    insert: `insert_${name}`,
    insert_one: `insert_${name}_one`,
    update: `update_${name}`,
    update_by_pk: `update_${name}_by_pk`,
    update_many: `update_${name}_many`,
    delete: `delete_${name}`,
    delete_by_pk: `delete_${name}_by_pk`,
  };
  for (const root of Object.keys(roots) as RootName[]) roots[root] = custom[root] ?? roots[root];
  return roots;
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

import type { z } from 'zod';
import type { MetadataProblem } from '../errors.ts';
import type { ProjectFiles } from '../types.ts';
import { IncludeReader, listOf, type Located } from './read.ts';
import {
  allowListSchema,
  functionSchema,
  inheritedRoleSchema,
  introspectionSchema,
  limitsSchema,
  queryCollectionSchema,
  tableSchema,
  type FunctionMetadata,
  type LimitsMetadata,
  type TableMetadata,
} from './schema.ts';

export interface Metadata {
  tables: (TableMetadata & Place)[];
  functions: (FunctionMetadata & Place)[];
  inheritedRoles: (z.output<typeof inheritedRoleSchema> & Place)[];
  limits: LimitsMetadata;
  /** Roles that may not ask about the schema. */
  introspectionDisabledFor: string[];
  queryCollections: (z.output<typeof queryCollectionSchema> & Place)[];
  allowList: (z.output<typeof allowListSchema> & Place)[];
  problems: MetadataProblem[];
}

/** Where an entry was written, so that problems can point there. */
export interface Place {
  file: string;
  /** Path of the entry inside `file`; empty when it is the whole file. */
  at: string;
}

export type LoadedTable = Metadata['tables'][number];

/** Reads `metadata/databases/databases.yaml` and the files beside it, with their includes. */
export function loadMetadata(files: ProjectFiles): Metadata {
  const problems: MetadataProblem[] = [];
  const reader = new IncludeReader(files, problems);
  const root = metadataFolder(files);
  const start = `${root}/databases/databases.yaml`;
  const sources = listOf(reader.read(start));
  const inSources = <Schema extends z.ZodType>(key: string, schema: Schema) =>
    sources.flatMap((source) => entries(listOf(reader.property(source, key)), schema, problems));
  const list = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    entries(listOf(reader.readIfThere(`${root}/${name}.yaml`)), schema, problems);
  const one = <Schema extends z.ZodType>(name: string, schema: Schema) =>
    entries([reader.readIfThere(`${root}/${name}.yaml`)], schema, problems)[0] ?? schema.parse(undefined);
  return {
    tables: inSources('tables', tableSchema),
    functions: inSources('functions', functionSchema),
    inheritedRoles: list('inherited_roles', inheritedRoleSchema),
    limits: one('api_limits', limitsSchema),
    introspectionDisabledFor: one('graphql_schema_introspection', introspectionSchema).disabled_for_roles,
    queryCollections: list('query_collections', queryCollectionSchema),
    allowList: list('allow_list', allowListSchema),
    problems,
  };
}

function metadataFolder(files: ProjectFiles): string {
  const named = /^metadata_directory:\s*['"]?([^'"\s]+)/m.exec(files['config.yaml'] ?? '')?.[1];
  return named?.replace(/^\.\//, '').replace(/\/$/, '') ?? 'metadata';
}

function entries<Schema extends z.ZodType>(
  located: readonly Located[],
  schema: Schema,
  problems: MetadataProblem[],
): (z.output<Schema> & Place)[] {
  return located.flatMap(({ value, file, at }) => {
    if (value === null || value === undefined) return [];
    const read = schema.safeParse(value);
    if (read.success) return [{ ...(read.data as object), file, at } as z.output<Schema> & Place];
    for (const issue of read.error.issues) problems.push({ file, path: issuePath(at, issue), message: issue.message });
    return [];
  });
}

function issuePath(at: string, issue: z.core.$ZodIssue): string {
  const path = issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('');
  return at + (at ? path : path.replace(/^\./, ''));
}

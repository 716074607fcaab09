import { z } from 'zod';

// The parts of Hasura's metadata that the engine reads; unknown keys are let through, as Hasura's CLI writes many.

const tableName = z.union([
  z.string().transform((name) => ({ schema: 'public', name })),
  z.object({ schema: z.string().default('public'), name: z.string() }),
]);

const boolExp = z.record(z.string(), z.unknown());
const columns = z.union([z.literal('*'), z.array(z.string())]);
const columnNames = z.union([z.string().transform((name) => [name]), z.array(z.string())]);
const presets = z.record(z.string(), z.unknown());
const comment = z.string().nullish();
const rootField = z.union([
  z.string().transform((name) => ({ name, comment: undefined })),
  z.object({ name: z.string().nullish(), comment }),
]);

const relationship = z.object({
  name: z.string(),
  comment,
  using: z.object({
    foreign_key_constraint_on: z
      .union([
        columnNames.transform((names) => ({ table: undefined, columns: names })),
        z
          .object({ table: tableName, column: columnNames.optional(), columns: columnNames.optional() })
          .transform(({ table, column, columns: names }) => ({ table, columns: names ?? column ?? [] })),
      ])
      .optional(),
    manual_configuration: z
      .object({
        remote_table: tableName,
        column_mapping: z.record(z.string(), z.string()),
        insertion_order: z.enum(['before_parent', 'after_parent']).nullish(),
      })
      .optional(),
  }),
});

const permission = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.object({ role: z.string(), comment, permission: z.object(shape) })).default([]);

const columnConfig = z.object({ custom_name: z.string().nullish(), comment });

export const tableSchema = z.object({
  table: tableName,
  is_enum: z.boolean().default(false),
  configuration: z
    .object({
      custom_name: z.string().nullish(),
      comment,
      column_config: z.record(z.string(), columnConfig).default({}),
      custom_column_names: z.record(z.string(), z.string()).default({}),
      custom_root_fields: z.record(z.string(), rootField.nullish()).default({}),
    })
    .prefault({}),
  object_relationships: z.array(relationship).default([]),
  array_relationships: z.array(relationship).default([]),
  select_permissions: permission({
    columns: columns.default([]),
    filter: boolExp.default({}),
    limit: z.number().int().nonnegative().nullish(),
    allow_aggregations: z.boolean().default(false),
    query_root_fields: z.array(z.string()).nullish(),
  }),
  insert_permissions: permission({
    columns: columns.default('*'),
    check: boolExp.default({}),
    set: presets.default({}),
    backend_only: z.boolean().default(false),
  }),
  update_permissions: permission({
    columns: columns.default([]),
    filter: boolExp.default({}),
    check: boolExp.nullish(),
    set: presets.default({}),
    backend_only: z.boolean().default(false),
  }),
  delete_permissions: permission({
    filter: boolExp.default({}),
    backend_only: z.boolean().default(false),
  }),
});

/** One entry of `metadata/databases/<source>/tables/`, defaults filled in. */
export type TableMetadata = z.output<typeof tableSchema>;
export type RelationshipMetadata = z.output<typeof relationship>;
export type QualifiedName = z.output<typeof tableName>;
export { tableName as tableNameSchema };

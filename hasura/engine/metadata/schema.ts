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

const computedField = z.object({
  name: z.string(),
  comment,
  definition: z.object({
    function: tableName,
    table_argument: z.string().nullish(),
    session_argument: z.string().nullish(),
  }),
});

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
  computed_fields: z.array(computedField).default([]),
  select_permissions: permission({
    columns: columns.default([]),
    computed_fields: z.array(z.string()).default([]),
    filter: boolExp.default({}),
    limit: z.number().int().nonnegative().nullish(),
    allow_aggregations: z.boolean().default(false),
    query_root_fields: z.array(z.string()).nullish(),
    subscription_root_fields: z.array(z.string()).nullish(),
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

export const functionSchema = z.object({
  function: tableName,
  comment,
  configuration: z
    .object({
      custom_name: z.string().nullish(),
      custom_root_fields: z
        .object({ function: z.string().nullish(), function_aggregate: z.string().nullish() })
        .prefault({}),
      session_argument: z.string().nullish(),
      exposed_as: z.enum(['query', 'mutation']).nullish(),
    })
    .prefault({}),
  permissions: z.array(z.object({ role: z.string() })).default([]),
});

/** One entry of `metadata/inherited_roles.yaml`. */
export const inheritedRoleSchema = z.object({ role_name: z.string(), role_set: z.array(z.string()) });

const limit = z
  .object({
    global: z.number().nonnegative().nullish(),
    per_role: z.record(z.string(), z.number().nonnegative()).default({}),
  })
  .prefault({});

/** `metadata/api_limits.yaml`. Times are seconds. */
export const limitsSchema = z
  .object({
    disabled: z.boolean().default(false),
    depth_limit: limit,
    node_limit: limit,
    time_limit: limit,
    batch_limit: limit,
  })
  .prefault({});

/** `metadata/graphql_schema_introspection.yaml`. */
export const introspectionSchema = z.object({ disabled_for_roles: z.array(z.string()).default([]) }).prefault({});

/** One entry of `metadata/query_collections.yaml`. */
export const queryCollectionSchema = z.object({
  name: z.string(),
  definition: z.object({ queries: z.array(z.object({ name: z.string(), query: z.string() })) }),
});

/** One entry of `metadata/allow_list.yaml`. */
export const allowListSchema = z.object({
  collection: z.string(),
  scope: z.object({ global: z.boolean().default(true), roles: z.array(z.string()).default([]) }).prefault({}),
});

/** One entry of `metadata/databases/<source>/tables/`, defaults filled in. */
export type TableMetadata = z.output<typeof tableSchema>;
export type RelationshipMetadata = z.output<typeof relationship>;
export type ComputedFieldMetadata = z.output<typeof computedField>;
export type FunctionMetadata = z.output<typeof functionSchema>;
export type LimitsMetadata = z.output<typeof limitsSchema>;
export type QualifiedName = z.output<typeof tableName>;
export { tableName as tableNameSchema };

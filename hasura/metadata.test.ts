// @module-tag tree
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { projectMetadata } from './cli/projectMetadata.ts';
import { files } from './testing/migrated.node.ts';
import { trackedTables } from './trackedTables.ts';

const folder = process.env['HASURA_CONFORMANCE'] ?? resolve(import.meta.dirname, '../../shared/hasura-conformance');
const schemaFile = resolve(folder, 'metadata.openapi.json');
const tables = trackedTables(files);

describe.skipIf(!existsSync(schemaFile))("Hasura's published schema of metadata (skipped where it is absent)", () => {
  const ajv = existsSync(schemaFile) ? openSchema() : new Ajv();

  it.each(tables.map((table) => [table.table.name, table] as const))('takes the table %s', (_, table) => {
    expect(problems(validator(ajv, 'PostgresTableMetadata'), table)).toEqual([]);
  });

  it('loads the whole project', () => {
    expect(problems(validator(ajv, 'MetadataV3'), projectMetadata(files))).toEqual([]);
  });

  it('would refuse a word that Hasura does not know', () => {
    const misspelt = { ...tables[0], select_permission: [] };
    expect(problems(validator(ajv, 'PostgresTableMetadata'), misspelt)).not.toEqual([]);
  });
});

interface Schema {
  type?: string;
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  nullable?: boolean;
  enum?: unknown[];
}

function openSchema(): Ajv {
  const document = JSON.parse(readFileSync(schemaFile, 'utf8'), (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? stricter(value) : value,
  ) as object;
  return new Ajv({ strict: false, allErrors: true }).addSchema({ $id: 'hasura', ...document });
}

/** Hasura's schema accepts unknown keys; here they are errors. OpenAPI's `nullable` is converted to JSON Schema. */
function stricter(schema: Schema): Schema | { anyOf: Schema[] } {
  const closed =
    schema.properties && typeof schema.type === 'string' && schema.additionalProperties === undefined
      ? { ...schema, additionalProperties: false }
      : schema;
  const { nullable, ...rest } = closed;
  if (nullable !== true) return closed;
  if (rest.type !== undefined) return rest.enum ? { ...closed, enum: [...rest.enum, null] } : closed;
  return { anyOf: [rest, { type: 'null' }] };
}

function validator(ajv: Ajv, name: string): ValidateFunction {
  const validate = ajv.getSchema(`hasura#/components/schemas/${name}`);
  if (!validate) throw new Error(`Hasura's schema has no ${name}`);
  return validate;
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  validate(value);
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

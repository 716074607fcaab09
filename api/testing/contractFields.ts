/** The fields of the bodies of the contract, each with its place: `changes.[].value`, `versions.{}`. */
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';

/** A schema of the contract, as far as a body needs it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  minItems?: number;
  required?: string[];
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

interface Contract {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } }>>;
  components: { schemas: Record<string, Schema> };
}

const { paths, components } = contract as unknown as Contract;

/** A field of a body. `[]` is any item of a list, `{}` any value of a map. */
export interface Field {
  place: readonly string[];
  schema: Schema;
}

/** The schema of the body of an operation. */
export function bodySchema(id: OperationId): Schema | undefined {
  const { method, path } = operations[id];
  return Object.values(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {})[0]?.schema;
}

/** A schema itself, where it is named by a reference. */
export function resolved(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : resolved(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}

/** All fields of the body of an operation, as deep as they are; none without a body. */
export const bodyFields = (id: OperationId): Field[] => fieldsOf(bodySchema(id) ?? {});

/** A key of a map, and an item, where a place has any. */
export const anyKey = '01980000-0000-7000-8000-000000000001';

/** A body that has nothing but one value at a place. */
export function bodyWith(place: readonly string[], value: unknown): unknown {
  const put = (inner: unknown, step: string) => (step === '[]' ? [inner] : { [step === '{}' ? anyKey : step]: inner });
  return place.reduceRight(put, value);
}

function fieldsOf(schema: Schema, place: readonly string[] = [], seen: readonly string[] = []): Field[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : fieldsOf(components.schemas[name] ?? {}, place, [...seen, name]);
  }
  const { allOf = [], oneOf = [], anyOf = [], items, additionalProperties: values, properties = {} } = schema;
  const within = (inner: Schema, step: string) => fieldsOf(inner, [...place, step], seen);
  return [
    { place, schema },
    ...[...allOf, ...oneOf, ...anyOf].flatMap((part) => fieldsOf(part, place, seen)),
    ...(items ? within(items, '[]') : []),
    ...(typeof values === 'object' ? within(values, '{}') : []),
    ...Object.entries(properties).flatMap(([name, inner]) => within(inner, name)),
  ];
}

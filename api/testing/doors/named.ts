import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { operations, type OperationId } from '#openapi/generated/operations.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
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

/** The operations that write and name something, in their address or their body, by a field that matches. */
export function operationsNaming(field: RegExp): OperationId[] {
  return (Object.keys(operations) as OperationId[]).filter((id) => {
    const { method, path } = operations[id];
    if (method === 'GET') return false;
    const address = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const bodies = Object.values(paths[path]?.[method.toLowerCase()]?.requestBody?.content ?? {});
    return [...address, ...bodies.flatMap(({ schema }) => fieldsOf(schema))].some((name) => field.test(name));
  });
}

function fieldsOf(schema: Schema, seen: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : fieldsOf(components.schemas[name] ?? {}, [...seen, name]);
  }
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  const inner = [...parts, ...(schema.items ? [schema.items] : [])].flatMap((part) => fieldsOf(part, seen));
  const properties = Object.entries(schema.properties ?? {});
  return [...inner, ...properties.flatMap(([name, part]) => [name, ...fieldsOf(part, seen)])];
}

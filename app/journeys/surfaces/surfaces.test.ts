// @module-tag tree
import { expect, test } from 'vitest';
import contract from '#openapi/generated/openapi.json' with { type: 'json' };
import { surfaces } from './surfaces.ts';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
}

type Operation = Partial<Record<'operationId', string>> & {
  parameters?: { name?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};

/** What names that which was read. */
const names = ['version', 'versions', 'scoreVersion', 'previousIds'];

/** Their version is that of the application, not of a record. */
const unversioned = ['reportError'];

/** Whether a body names the version that was read. */
function isVersioned(schema: Schema | undefined): boolean {
  if (!schema) return false;
  if (schema.$ref !== undefined) return isVersioned(resolved(schema.$ref));
  const { properties = {}, items, oneOf = [], allOf = [] } = schema;
  if (names.some((name) => name in properties)) return true;
  return [...Object.values(properties), ...(items ? [items] : []), ...oneOf, ...allOf].some(isVersioned);
}

const resolved = (ref: string): Schema =>
  ref
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as Schema;

test('every call that compares a version belongs to a surface, and no other', () => {
  const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
  const versioned = operations
    .filter(
      ({ parameters = [], requestBody }) =>
        isVersioned(requestBody?.content['application/json']?.schema) ||
        parameters.some(({ name = '' }) => names.includes(name)),
    )
    .map(({ operationId = '' }) => operationId)
    .filter((name) => !unversioned.includes(name));
  expect([...new Set(surfaces.flatMap(({ calls }) => calls))].sort()).toEqual(versioned.sort());
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { handlers } from '#api/rest/_protocol/handlers.ts';
import { describeOperations, follow, type Node, rawOperations } from './describe.ts';
import { accessLevels, coverageOf, readTable } from './table.ts';

/** How many rows of the owner's table are described: raise it with each new one, never lower it. */
const describedRows = 199;

/** How many calls are our own. */
const ownCalls = 157;

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const document: { tags: Node[]; components: { schemas: Record<string, Node> } } = JSON.parse(
  read('generated/openapi.json'),
);
const rows = readTable(read('operations.tsv'));
const described = describeOperations(document);
const served = Object.keys(handlers).sort();

const camelCase = /^[a-z][A-Za-z0-9]*$/;
const korean = /[가-힣]/;

test('what is described only grows', () => {
  const { inTable, ours } = coverageOf(described, rows);
  process.stdout.write(`described ${inTable} of ${rows.length} calls of the owner, and ${ours} of our own\n`);
  expect(inTable, 'set describedRows to this number').toBe(describedRows);
  expect(ours, 'set ownCalls to this number').toBe(ownCalls);
});

test('every described operation is served, and nothing else', () => {
  expect(served).toEqual(described.map(({ operationId }) => operationId));
});

test('every operation has a name of its own', () => {
  const names = described.map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

describe.each(described.map((it) => [it.operationId, it] as const))('%s', (operationId, it) => {
  test('gives a call of the owner the access of the table, and invalidates at least its roots', () => {
    const row = rowOf(it.method, it.path);
    expect(it.access).toBe(row?.access ?? it.access);
    expect(it.invalidates).toEqual(expect.arrayContaining(row?.invalidates ?? []));
    expect(accessLevels).toContain(it.access);
  });

  test('belongs to one declared slice and is named in camelCase', () => {
    expect(document.tags.map(({ name }) => name)).toContain(it.tag);
    expect([operationId, it.tag].filter((name) => !camelCase.test(name))).toEqual([]);
  });
});

describe.each(rawOperations(document).map((it) => [`${it.method} ${it.path}`, it] as const))('%s', (_, it) => {
  test('has one tag and a Korean summary', () => {
    expect(it.operation.tags).toHaveLength(1);
    expect(it.operation.summary).toMatch(korean);
  });

  test('lets a body be left out only where nothing in it is required', () => {
    const { required, content } = follow(document, it.operation.requestBody ?? {});
    if (!content || required !== false) return;
    const { schema } = (content as Record<string, { schema: unknown }>)['application/json'] ?? {};
    expect(follow(document, schema).required ?? []).toEqual([]);
  });

  test('asks for no version in a call of the owner', () => {
    if (!rowOf(it.method.toUpperCase(), it.path)) return;
    const { content } = follow(document, it.operation.requestBody ?? {});
    const { schema } = (content as Record<string, { schema: unknown }> | undefined)?.['application/json'] ?? {};
    expect(requiredNames(schema).filter((name) => /version$/i.test(name))).toEqual([]);
  });

  test('answers a refusal with a problem', () => {
    const responses = it.operation.responses as Record<string, unknown>;
    expect(follow(document, responses['4XX']).content).toEqual({
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    });
  });

  test('describes exactly the parameters of its path, in camelCase', () => {
    const inPath = [...it.path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name);
    const parameters = it.parameters.filter((parameter) => parameter.in === 'path');
    expect(parameters.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(parameters.filter(({ required, schema }) => required !== true || !schema)).toEqual([]);
    expect(it.parameters.filter(({ name }) => !camelCase.test(String(name)))).toEqual([]);
  });
});

test.each(Object.entries(document.components.schemas))(
  'the schema %s names its properties in camelCase',
  (_, schema) => {
    expect(propertyNames(schema).filter((name) => !camelCase.test(name))).toEqual([]);
  },
);

function rowOf(method: string, path: string) {
  return rows.find((row) => row.method === method && row.path === path);
}

/** Names that a body or a part of it requires. */
function requiredNames(schema: unknown): string[] {
  const { required = [], allOf = [] } = follow(document, schema) as { required?: string[]; allOf?: unknown[] };
  return [...required, ...allOf.flatMap(requiredNames)];
}

/** Names of the properties of a schema and of all schemas inside it. */
function propertyNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'properties' in schema ? Object.keys(schema.properties as object) : [];
  return [...own, ...Object.values(schema).flatMap(propertyNames)];
}

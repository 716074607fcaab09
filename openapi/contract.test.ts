// @module-tag tree
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { handlers } from '#api/rest/_protocol/serving/handlers.ts';
import { describeOperations, follow, type Node, rawOperations } from './describe.ts';
import { accessLevels, coverageOf, readTable } from './table.ts';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const document: { tags: Node[]; components: { schemas: Record<string, Node> } } = JSON.parse(
  read('generated/openapi.json'),
);
const rows = readTable(read('operations.tsv'));
const described = describeOperations(document);
const served = Object.keys(handlers).sort();

const camelCase = /^[a-z][A-Za-z0-9]*$/;
const korean = /[가-힣]/;

test("every call of the owner's table is described", () => {
  expect(coverageOf(described, rows).inTable).toBe(rows.length);
});

test('every described operation is served, and nothing else', () => {
  expect(served).toEqual(described.map(({ operationId }) => operationId));
});

test('every operation has a name of its own', () => {
  const names = described.map(({ operationId }) => operationId);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** What each operation has to say, beside what its own words should give. */
test.each(rawOperations(document).map((raw) => [String(raw.operation.operationId), raw] as const))(
  '%s',
  (operationId, { method, path, operation, parameters }) => {
    const row = rows.find((one) => one.method === method.toUpperCase() && one.path === path);
    const { tag = '', access, invalidates = [] } = described.find((one) => one.operationId === operationId) ?? {};
    const { required, content } = follow(document, operation.requestBody ?? {});
    const { schema } = (content as Record<string, { schema: unknown }> | undefined)?.['application/json'] ?? {};
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect({
      access,
      knownAccess: accessLevels.filter((level) => level === access),
      notInvalidated: row?.invalidates.filter((root) => !invalidates.includes(root)) ?? [],
      slices: document.tags.filter(({ name }) => name === tag).length,
      tags: (operation.tags as unknown[]).length,
      notCamelCase: [operationId, tag, ...parameters.map(({ name }) => String(name))].filter(
        (it) => !camelCase.test(it),
      ),
      summary: operation.summary,
      requiredOfABodyThatMayBeLeftOut: required === false ? (follow(document, schema).required ?? []) : [],
      versionsAskedOfTheOwner: row ? requiredNames(schema).filter((name) => /version$/i.test(name)) : [],
      refusal: follow(document, (operation.responses as Record<string, unknown>)['4XX']).content,
      pathParameters: inPath.map(({ name }) => name).sort(),
      pathParametersWithoutSchema: inPath.filter((it) => it.required !== true || !it.schema),
    }).toEqual({
      access: row?.access ?? access,
      knownAccess: [access],
      notInvalidated: [],
      slices: 1,
      tags: 1,
      notCamelCase: [],
      summary: expect.stringMatching(korean),
      requiredOfABodyThatMayBeLeftOut: [],
      versionsAskedOfTheOwner: [],
      refusal: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      pathParameters: [...path.matchAll(/\{(.+?)\}/g)].map(([, name]) => name).sort(),
      pathParametersWithoutSchema: [],
    });
  },
);

test('schemas name their properties in camelCase', () => {
  const names = Object.entries(document.components.schemas).flatMap(([schema, content]) =>
    propertyNames(content).map((name) => [schema, name] as const),
  );
  expect(names.length).toBeGreaterThan(1000);
  expect(names.filter(([, name]) => !camelCase.test(name)).map((both) => both.join('.'))).toEqual([]);
});

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

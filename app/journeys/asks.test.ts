// @module-tag tree
import { buildSchema, parse, validate } from 'graphql';
import { expect, it } from 'vitest';

// What journeys ask GraphQL about is in no document of a screen, so that no type holds it to the schema; some journeys are played rarely.

const sources = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const schemas = import.meta.glob<string>('../../hasura/generated/schema/*manager*.graphql', {
  eager: true,
  query: '?raw',
  import: 'default',
});
/** What a manager is shown: everybody's in journeys is a part of it. */
const schema = buildSchema(Object.values(schemas).join('\n'));

const asks = Object.entries(sources).flatMap(([file, source]) =>
  Array.from(source.matchAll(/(['`])\s*((?:query\b|\{ *\w+[ ({\n])[^'`]*\}\s*)\1/g), ([, , query = '']) => ({
    file,
    query,
  })),
);

it('asks only what the schema has', () => {
  const wrong = asks
    .filter(({ query }) => !query.includes('${'))
    .flatMap(({ file, query }) => validate(schema, parse(query)).map(({ message }) => `${file}: ${message}`));
  expect(wrong).toEqual([]);
  expect(asks.length).toBeGreaterThan(30);
});

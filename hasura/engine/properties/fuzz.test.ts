import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GraphQLRequest } from '../types.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { Chooser } from './chooser.ts';
import { HOSTILE } from './fuzz/corpus.ts';
import { mutated } from './fuzz/mutate.ts';

// TEST_RUNS=25 SEED=7 npx vitest run hasura/engine/properties/fuzz.test.ts
const runs = 400 * Number(process.env['TEST_RUNS']);
const seed = Number(process.env['SEED'] ?? 20240611);

/** Seconds of this process, in which the database runs, too. */
const LONGEST = 1;

let shop: Shop;
beforeAll(async () => void (shop = await openShop()));
afterAll(() => shop.close());

const SESSION = { 'x-hasura-user-id': '1' };

describe('hostile requests', () => {
  it(
    `get an answer or a refusal that says nothing of the database, ${runs} times`,
    { timeout: 3_600_000, tags: ['sampled'] },
    async () => {
      const property = fc.asyncProperty(fc.gen(), async (g) => {
        const choose = new Chooser(g);
        await checkAnswer(mutated(choose), choose.pick(['admin', 'reader', 'writer', 'nobody']));
      });
      await fc.assert(property, { numRuns: runs, seed, endOnFailure: !process.env['SHRINK'] });
      expect((await shop.ask('{ books_aggregate { aggregate { count } } }')).errors).toBeUndefined();
    },
  );

  async function checkAnswer(request: GraphQLRequest, role: string): Promise<void> {
    shop.db.seen.length = 0;
    const before = process.cpuUsage();
    const { result, hidden } = await shop.engine.execute(request, { role, variables: SESSION });
    const { user, system } = process.cpuUsage(before);
    const [error] = result.errors ?? [];
    const shown = `${role}: ${request.query.slice(0, 2000)} ${JSON.stringify(request.variables).slice(0, 2000)}`;
    if (hidden !== undefined || error?.extensions.code === 'unexpected')
      throw new Error(`${String(hidden)} for ${shown}`);
    if (error && SQL.test(error.message)) throw new Error(`${error.message} for ${shown}`);
    if ((user + system) / 1e6 > LONGEST) throw new Error(`${(user + system) / 1e6} s for ${shown}`);
  }
});

/** Error messages that only come from wrong SQL of the engine or from PostgreSQL's parser. */
const SQL =
  /row_to_json|json_build_object|json_agg|"public"\.|\)::text as data|syntax error at|does not exist|could not determine/;

describe('hostile strings', () => {
  it.each(HOSTILE)('stay what they are: %j', async (text) => {
    const literal = JSON.stringify(text);
    const columns = 'id title details keywords';
    const insert = `mutation ($text: String!, $details: jsonb!, $keywords: [String!]!) {
      one: insert_books_one(object: {authorId: 1, title: ${literal}, details: {text: ${literal}}, keywords: [${literal}]}) { ${columns} }
      two: insert_books_one(object: {authorId: 1, title: $text, details: $details, keywords: $keywords}) { ${columns} }
    }`;
    const values = { text, details: { text, [text]: text }, keywords: [text] };
    const { data, errors } = await shop.ask({ query: insert, variables: values });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      one: { title: text, details: { text }, keywords: [text] },
      two: { title: text, details: values.details, keywords: [text] },
    });
    const find = `query ($text: String!, $where: books_bool_exp!, $details: jsonb!) {
      literal: books(where: {title: {_eq: ${literal}}}) { title }
      variable: books(where: {title: {_in: [$text]}, keywords: {_contains: [$text]}}) { title }
      object: books(where: $where) { title }
      json: books(where: {details: {_contains: $details, _has_key: $text}}) { title }
    }`;
    const where = { _and: [{ title: { _eq: text } }, { details: { _cast: { String: { _neq: text } } } }] };
    const found = await shop.ask({ query: find, variables: { text, where, details: values.details } });
    expect(found.data).toEqual({
      literal: [{ title: text }, { title: text }],
      variable: [{ title: text }, { title: text }],
      object: [{ title: text }, { title: text }],
      json: [{ title: text }],
    });
    await shop.ask({
      query: 'mutation ($text: String!) { delete_books(where: {title: {_eq: $text}}) { affected_rows } }',
      variables: { text },
    });
  });

  it.each(['\u0000', 'a\u0000b'])('that PostgreSQL cannot hold are refused: %j', async (text) => {
    for (const where of [
      { title: { _eq: text } },
      { details: { _contains: { a: text } } },
      { keywords: { _contains: [text] } },
    ]) {
      const { errors } = await shop.ask({
        query: 'query ($where: books_bool_exp!) { books(where: $where) { id } }',
        variables: { where },
      });
      expect(errors?.[0]?.extensions.code).toBe('data-exception');
    }
  });
});

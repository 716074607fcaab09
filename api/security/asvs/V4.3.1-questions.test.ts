// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';

// What one question may cost is tested in api/testing/plans/costs.test.ts, on the world of an academy.

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const level = (below: string) => `scores { student { ${below} } }`;
const deep = (levels: number) => Array.from({ length: levels }).reduce<string>(level, 'scores { id }');
const codeOf = (body: { errors?: { extensions: { code: string } }[] }) => body.errors?.[0]?.extensions.code;

describe('questions of GraphQL', () => {
  it('are refused in Korean when they would cost too much, in the demo too', async () => {
    const { status, body } = await api.gql(`{ ${deep(5)} }`, { as: 'ta' });
    expect([status, codeOf(body)]).toEqual([200, 'too-expensive']);
    expect(body.errors[0].message).toMatch(/^한 번에 너무 많은 것을/);
    const pattern = await api.gql('{ users(where: {name: {_regex: "(a+)+$"}}) { id } }', { as: 'ta' });
    expect([codeOf(pattern.body), pattern.body.errors[0].message]).toEqual([
      'validation-failed',
      expect.stringMatching(/^찾는 말이/),
    ]);
  });

  it('are counted person by person: who asked too much waits, and nobody else', async () => {
    const dear = `{ one: ${deep(2)} other: ${deep(2)} }`;
    let answer = await api.gql(dear, { as: 'ta' });
    for (let asked = 0; asked < 60 && answer.status === 200; asked++) answer = await api.gql(dear, { as: 'ta' });
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-attempts']);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await api.gql('{ lectures { id } }', { as: 'seoyeon' })).status).toBe(200);
    api.wait(61);
    expect((await api.gql('{ lectures { id } }', { as: 'ta' })).status).toBe(200);
  });
});

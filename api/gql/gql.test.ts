import { resolve } from 'node:path';
import { stringifyDocument } from '@urql/core';
import type { DocumentNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { lectures, students } from '#mocks/cast.ts';
import type { RefreshEvent } from '../ports/events.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { unknownId } from '../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const post = (body: unknown, headers = {}) => api.send('POST', '/gql', { as: 'ta', body, headers });

describe('the GraphQL gateway', () => {
  it('answers visitors with what is public', async () => {
    const { status, body } = await api.gql('{ terms { id } }');
    expect([status, body.data.terms.map(({ id }: { id: string }) => id).sort()]).toEqual([200, ['privacy', 'service']]);
  });

  it('refuses an invalid token instead of treating its sender as a visitor', async () => {
    expect((await api.gql('{ terms { id } }', { as: { token: 'nonsense' } })).status).toBe(401);
  });

  it('answers each person by their role', async () => {
    const query = '{ lectures(order_by: { name: asc }) { name } }';
    const names = async (as: 'minsu' | 'geonu') => (await api.gql(query, { as })).body.data.lectures;
    expect(await names('geonu')).toEqual([{ name: lectures.basics.name }]);
    expect(await names('minsu')).toEqual([{ name: lectures.calculusB.name }, { name: lectures.statistics.name }]);
  });

  it.each([
    ['omrSheets/generated/graphql.ts', 'OmrDesk', 'ta', 1],
    ['payroll/generated/manager.ts', 'Payroll', 'admin', 1],
    // Opened every day, and printed from once a month.
    ['payroll/generated/graphql.ts', 'MyPay', 'ta', 0],
    ['omrSheets/generated/graphql.ts', 'OmrDesk', 'minsu', 0],
    ['omrSheets/generated/graphql.ts', 'OmrDesk', undefined, 0],
  ] as const)(
    'loads what printing takes while staff look at a page to print from: %s %s of %s',
    async (file, name, as, wanted) => {
      const documents = (await import(resolve('crm', file))) as Record<string, DocumentNode>;
      const prepare = vi.spyOn(api.deps.sheets, 'prepare');
      const variables = { examId: unknownId, taId: unknownId, month: '2026-01-01' };
      await api.gql(stringifyDocument(documents[`${name}Document`]!), { as, variables });
      expect(prepare).toHaveBeenCalledTimes(wanted);
    },
  );

  it.each([
    ['no query', {}, 'parse-failed'],
    ['a query that is no text', { query: 7 }, 'parse-failed'],
    ['variables that are no object', { query: '{ terms { id } }', variables: [1] }, 'parse-failed'],
    ['a document that is none', { query: '{ lectures {' }, 'validation-failed'],
    ['a field the role may not see', { query: '{ users { passwordHash } }' }, 'validation-failed'],
    ['an empty batch', [], 'bad-request'],
    ['a batch of eleven', Array(11).fill({ query: '{ terms { id } }' }), 'bad-request'],
  ])('answers %s as Hasura does: HTTP 200 with an error', async (_, body, code) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ errors: [{ message: expect.any(String), extensions: { code } }] });
  });

  it('answers a batch in order, each for itself', async () => {
    const { body } = await post([{ query: '{ terms { id } }' }, { query: 'nonsense' }, { query: '{ tags { name } }' }]);
    expect(body.map((part: object) => Object.keys(part))).toEqual([['data'], ['errors'], ['data']]);
  });

  it('refuses forms that another site could post', async () => {
    expect((await post('{"query":"{ terms { id } }"}', { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it('never answers bad input with a fault', async () => {
    const hostile = [
      { query: '{ lectures(where: { id: { _eq: "x" } }) { id } }' },
      { query: '{ lectures(limit: 99999999999999) { id } }' },
      { query: `{ ${'a'.repeat(10_000)} }` },
      { query: `{ ${'lectures { enrollments { lecture '.repeat(20)}{ id }${' } }'.repeat(20)} }` },
      { query: 'query ($id: uuid!) { lectures_by_pk(id: $id) { id } }', variables: { id: { nested: [1] } } },
      { query: '{ lectures(where: { name: { _eq: "\\u0000" } }) { id } }' },
    ];
    for (const body of hostile) {
      const answer = await post(body);
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(200);
      expect(JSON.stringify(answer.body)).not.toContain('unexpected');
    }
  });

  it('records the author in the audit log', async () => {
    const insert = 'mutation { insert_wordDecks_one(object: { title: "새 단어장" }) { id createdBy } }';
    const { body } = await api.gql(insert, { as: 'ta' });
    const line = await api.deps.db.kysely
      .selectFrom('audit_log')
      .select(['actor_role', 'actor_id', 'action'])
      .where('row_id', '=', body.data.insert_wordDecks_one.id)
      .executeTakeFirstOrThrow();
    expect(line).toEqual({ actor_role: 'ta', actor_id: body.data.insert_wordDecks_one.createdBy, action: 'INSERT' });
  });

  it('announces the tables a mutation wrote, and nothing when it was refused', async () => {
    const heard: RefreshEvent[] = [];
    const stop = await api.deps.events.subscribe((event) => heard.push(event));
    await api.gql('mutation { insert_wordDecks_one(object: { title: "" }) { id } }', { as: 'ta' });
    await api.gql('mutation { insert_wordDecks_one(object: { title: "하나 더" }) { id } }', { as: 'ta' });
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(heard.map(({ roots }) => roots)).toEqual([['wordDecks']]);
    stop();
  });

  it('words refusals of triggers and constraints in Korean', async () => {
    const inUse = 'mutation { delete_attendanceTypes(where: { name: { _eq: "출석" } }) { affected_rows } }';
    expect((await api.gql(inUse, { as: 'admin' })).body.errors).toEqual([
      {
        message: expect.stringMatching(/^.+의 출결 \d+건에 쓰이고 있어 삭제할 수 없습니다\./),
        extensions: { path: expect.any(String), code: 'constraint-violation' },
      },
    ]);
    const twice =
      'mutation { update_attendanceTypes(where: { name: { _eq: "지각" } }, _set: { name: "출석" }) { affected_rows } }';
    expect((await api.gql(twice, { as: 'admin' })).body.errors[0].message).toBe(
      '같은 이름의 출결 구분이 이미 있습니다.',
    );
  });

  it('refuses a change of what another person changed since, with both values, unless no version is given', async () => {
    const made = 'mutation { insert_wordDecks_one(object: { title: "처음" }) { id } }';
    const { id } = (await api.gql(made, { as: 'ta' })).body.data.insert_wordDecks_one;
    const update = (set: object, as: 'ta' | 'admin') =>
      api.gql(
        'mutation ($id: uuid!, $set: wordDecks_set_input!) { update_wordDecks_by_pk(pk_columns: { id: $id }, _set: $set) { version } }',
        { as, variables: { id, set } },
      );
    const first = await update({ title: '먼저', version: 1 }, 'ta');
    expect(first.body.data.update_wordDecks_by_pk).toEqual({ version: 2 });
    const { body } = await update({ title: '나중', isPublished: true, version: 1 }, 'admin');
    expect(body.errors).toMatchObject([
      {
        message: '먼저: 이준호님이 먼저 바꿨습니다. 두 값을 확인해 주세요.',
        extensions: {
          conflicts: [
            {
              id,
              label: '먼저',
              mine: '제목: 나중 · 학생에게 공개: 예',
              theirs: '제목: 먼저 · 학생에게 공개: 아니요',
              theirVersion: 2,
              changedBy: '이준호',
              changedAt: expect.stringMatching(/^20.*Z$/),
            },
          ],
        },
      },
    ]);
    expect((await update({ title: '나중' }, 'admin')).body.data.update_wordDecks_by_pk).toEqual({ version: 3 });
  });

  it('does not open staff tables to a student through relationships or filters', async () => {
    for (const query of [
      '{ students { memos { body } } }',
      '{ students { user { userTags { tagId } } } }',
      '{ participants { memo } }',
    ]) {
      expect((await api.gql(query, { as: 'minsu' })).body.errors).toHaveLength(1);
    }
    const { body } = await api.gql('{ lectures { enrollments { studentId } } }', { as: 'minsu' });
    const seen = new Set(
      body.data.lectures.flatMap((it: { enrollments: { studentId: string }[] }) =>
        it.enrollments.map(({ studentId }) => studentId),
      ),
    );
    expect([...seen]).toEqual([students.minsu.id]);
  });
});

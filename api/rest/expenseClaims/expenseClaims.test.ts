import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { unfit, type Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const path = '/supervisor/expense-claim';
const input = { spentOn: '2026-01-15', amount: 12_300, description: '보드마카' };
const create = async (): Promise<string> => (await api.call('POST', path, { as: 'ta', body: input })).body.id;
const decide = (id: string, body: Sent<'decideClaim'>) =>
  api.call('PUT', `/admin/expense-claim/${id}/status`, { as: 'admin', body });

it('refuses who is no TA', async () => {
  expect((await api.call('POST', path, { as: 'admin', body: input })).body.code).toBe('no-ta-record');
});

it('refuses what is malformed, not spent yet, or unknown', async () => {
  for (const [body, field] of [
    [{ ...input, amount: 0 }, 'amount'],
    [{ ...input, spentOn: '어제' }, 'spentOn'],
    [{ ...input, spentOn: '2099-01-01' }, 'spentOn'],
    [{ ...input, description: '' }, 'description'],
  ] as const) {
    const { status, body: problem } = await api.call('POST', path, { as: 'ta', body });
    expect([status, problem.errors[0].field]).toEqual([400, field]);
  }
  const { status, body: problem } = await api.call('POST', path, {
    as: 'ta',
    body: { ...input, spentOn: '0001-01-01' },
  });
  expect([status, problem.code]).toEqual([422, 'date-out-of-sense']);
  expect(problem.errors).toEqual([
    { field: 'spentOn', message: expect.stringMatching(/^쓴 날은 \d{4}-.+까지 쓸 수 있습니다.$/) },
  ]);
  for (const body of [{ status: 'LOST' }, {}, { status: 'APPROVED', rejectReason: '왜' }])
    expect((await decide(await create(), unfit(body))).status).toBe(400);
  expect((await api.call('PUT', `${path}/${unknownId}`, { as: 'ta', body: input })).status).toBe(404);
  expect((await api.call('DELETE', `${path}/${unknownId}`, { as: 'ta' })).status).toBe(404);
  expect((await decide(unknownId, { status: 'APPROVED' })).status).toBe(404);
});

describe("another TA's claim", () => {
  it('is as if it did not exist', async () => {
    const others = await api.deps.db.sql.query<{ id: string }>(
      `select id from expense_claims where ta_id <> $1 and status = 'REQUESTED' limit 1`,
      [staff.ta.id],
    );
    const { id } = others[0]!;
    expect((await api.call('PUT', `${path}/${id}`, { as: 'ta', body: input })).status).toBe(404);
    expect((await api.call('DELETE', `${path}/${id}`, { as: 'ta' })).status).toBe(404);
    const { claims } = (await api.call('GET', path, { as: 'ta' })).body;
    expect(claims.some((claim: { id: string }) => claim.id === id)).toBe(false);
    const { data } = (await api.gql(`{ expenseClaims_by_pk(id: "${id}") { id } }`, { as: 'ta' })).body;
    expect(data.expenseClaims_by_pk).toBeNull();
  });
});

describe('a claim', () => {
  it('changes until it is decided, with the version that was read', async () => {
    const id = await create();
    const put = (body: Partial<Sent<'updateClaim'>>) =>
      api.call('PUT', `${path}/${id}`, { as: 'ta', body: { ...input, ...body } });
    expect((await put({ amount: 15_000, version: 1 })).status).toBe(200);
    expect((await put({ amount: 16_000, version: 1 })).body.code).toBe('version-conflict');
    expect((await decide(id, { status: 'PAID' })).body.code).toBe('move-not-allowed');
    expect((await decide(id, { status: 'REJECTED' })).body.code).toBe('reason-missing');
    expect((await decide(id, { status: 'REJECTED', rejectReason: '영수증이 없습니다.' })).status).toBe(200);
    expect((await put({ amount: 1 })).body.code).toBe('decided');
    expect((await api.call('DELETE', `${path}/${id}`, { as: 'ta' })).body.code).toBe('decided');
    const [claim] = (await api.call('GET', path, { as: 'ta' })).body.claims.filter(
      (one: { id: string }) => one.id === id,
    );
    expect(claim).toMatchObject({
      amount: 15_000,
      status: 'REJECTED',
      rejectReason: '영수증이 없습니다.',
      receipts: [],
    });
  });

  it('is approved into the first open month, then paid; it can be taken back before', async () => {
    const gone = await create();
    expect((await api.call('DELETE', `${path}/${gone}`, { as: 'ta' })).status).toBe(204);
    const [closed] = await api.deps.db.sql.query<{ day: string }>(
      'select max(month)::text as day from payroll_closings',
    );
    const body = { ...input, spentOn: closed!.day };
    const { id } = (await api.call('POST', path, { as: 'ta', body })).body;
    expect((await decide(id, { status: 'APPROVED' })).status).toBe(200);
    const [row] = await api.deps.db.sql.query<{ open: boolean }>(
      `select pay_month = (select max(month) + interval '1 month' from payroll_closings) as open from expense_claims where id = $1`,
      [id],
    );
    expect(row?.open).toBe(true);
    expect((await decide(id, { status: 'PAID' })).status).toBe(200);
    const paid = (await api.call('GET', path, { as: 'ta' })).body.claims.find((one: { id: string }) => one.id === id);
    expect(paid).toMatchObject({ status: 'PAID', payMonth: null });
    expect((await decide(id, { status: 'REJECTED', rejectReason: '아님' })).body.code).toBe('move-not-allowed');
  });

  it('that a month paid is not paid by hand, too', async () => {
    const [claim] = await api.deps.db.sql.query<{ id: string; month: string }>(
      `select id, to_char(pay_month, 'FMYYYY년 FMMM월') as month from expense_claims where status = 'PAID' and pay_month is not null limit 1`,
    );
    const { status, body } = await decide(claim!.id, { status: 'PAID' });
    expect([status, body.code, body.detail]).toEqual([
      409,
      'paid-with-month',
      `${claim!.month} 급여와 함께 이미 지급했습니다.`,
    ]);
  });

  it('is decided by nobody who claims it', async () => {
    const { sql } = api.deps.db;
    const id = await create();
    await sql.query('update tas set is_admin_level = true where id = $1', [staff.ta.id]);
    const own = await api.call('PUT', `/admin/expense-claim/${id}/status`, { as: 'ta', body: { status: 'APPROVED' } });
    await sql.query('update tas set is_admin_level = false where id = $1', [staff.ta.id]);
    expect([own.status, own.body.code]).toEqual([409, 'own-claim']);
  });
});

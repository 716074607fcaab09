import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { addMonths } from '#ui-kit/format/time/month.ts';
import { dateOf, monthOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';
import { png } from '../../testing/setups/files.ts';

let api: TestApi;
let closed: string;
let open: string;
beforeAll(async () => {
  api = await startApi();
  const months = await api.deps.db.sql.query<{ closed: string; open: string }>(
    `select to_char(max(month), 'YYYY-MM') as closed, to_char(max(month) + interval '1 month', 'YYYY-MM') as open from payroll_closings`,
  );
  ({ closed, open } = months[0]!);
});
afterAll(() => api.close());

const account = { bank: '국민은행', accountNumber: '123-456-789012', accountName: '이준호' };
const custom = { taId: staff.ta.id, month: '2026-01', amount: 10_000, reason: '보강 감독' };
const rule = { kind: 'MINIMUM_WAGE', fromDate: '2030-01-01', amount: 12_000 } satisfies Sent<'savePayRule'>;

it('refuses what is malformed', async () => {
  const wrong = [
    ['GET', '/admin/payroll-info?month=2026-13', undefined, 'month'],
    ['POST', `/admin/payroll/${open}/close`, { payDay: 'tomorrow' }, 'payDay'],
    ['POST', `/admin/payroll/${open}/close`, { payDay: `${open}-01` }, 'payDay'],
    ['POST', `/admin/payroll/${closed}/reopen`, { reason: '' }, 'reason'],
    ['PUT', `/admin/ta/${staff.ta.id}/bank-account`, { ...account, accountNumber: '12ab' }, 'accountNumber'],
    ['PUT', '/admin/pay-rules', { ...rule, kind: 'BONUS' }, 'kind'],
    ['PUT', '/admin/pay-rules', { ...rule, amount: 1.5 }, 'amount'],
    ['POST', '/admin/ta-monthly-custom-wage', { ...custom, amount: 'much' }, 'amount'],
    ['POST', '/admin/ta-monthly-custom-wage', { ...custom, month: '2026-01-01' }, 'month'],
  ] as const;
  for (const [method, path, body, field] of wrong) {
    const { status, body: problem } = await api.send(method, path, { as: 'admin', body });
    expect([status, problem.errors?.[0]?.field], `${path} ${JSON.stringify(body)}`).toEqual([400, field]);
  }
});

it('finds nothing of unknown people, rows and open months', async () => {
  const missing = [
    ['GET', `/admin/payroll/${open}/slips`],
    ['GET', `/admin/payroll/${closed}/slips?taId=${unknownId}`],
    ['GET', `/admin/payroll/${open}/bank-list`],
    ['PUT', `/admin/ta/${unknownId}/bank-account`, account],
    ['DELETE', `/admin/pay-rules/${unknownId}`],
    ['POST', '/admin/ta-monthly-custom-wage', { ...custom, taId: unknownId }],
    ['PUT', `/admin/ta-monthly-custom-wage/${unknownId}`, custom],
    ['DELETE', `/admin/ta-monthly-custom-wage/${unknownId}`],
  ] as const;
  for (const [method, path, body] of missing)
    expect((await api.send(method, path, { as: 'admin', body })).status, path).toBe(404);
  expect((await api.call('GET', `/supervisor/my-pay-info/${open}/slip`, { as: 'ta' })).status).toBe(404);
});

it('refuses what the state forbids', async () => {
  const now = monthOf(0);
  const refused = [
    ['POST', `/admin/payroll/${now}/close`, {}, 'month-not-over'],
    ['POST', `/admin/payroll/${closed}/close`, {}, 'already-closed'],
    ['POST', `/admin/payroll/${open}/reopen`, { reason: '누락' }, 'month-open'],
    ['POST', `/admin/payroll/${addMonths(closed, -1)}/reopen`, { reason: '누락' }, 'later-month-closed'],
    ['POST', '/admin/ta-monthly-custom-wage', { ...custom, month: closed }, 'month-closed'],
    ['PUT', '/admin/pay-rules', { kind: 'WEEKLY_HOLIDAY', fromDate: `${closed}-02`, amount: 0 }, 'month-closed'],
  ] as const;
  for (const [method, path, body, code] of refused) {
    const { status, body: problem } = await api.send(method, path, { as: 'admin', body });
    expect([status, problem.code], path).toEqual([409, code]);
  }
  expect((await api.call('PUT', '/supervisor/bank-account', { as: 'admin', body: account })).status).toBe(403);
});

describe("another TA's pay", () => {
  it('is read neither by REST nor by GraphQL', async () => {
    const roots = [
      'payRegister',
      'paySlips',
      'payMonths',
      'payLines',
      'payStatementLines',
      'workParts',
      'holidayWeeks',
      'workMonths',
      'salaryMonths',
      'taBankAccounts',
      'taMonthlyCustomWages',
      'taPayTerms',
      'expenseClaims',
    ];
    let slips = 0;
    for (const root of roots) {
      const { body } = await api.gql(`{ ${root} { taId } }`, { as: 'ta' });
      const rows: { taId: string }[] = body.data[root];
      expect([root, rows.filter(({ taId }) => taId !== staff.ta.id)]).toEqual([root, []]);
      if (root === 'paySlips') slips = rows.length;
    }
    expect(slips).toBeGreaterThan(0);
    for (const root of ['payWarnings { id }', 'payrollReopenings { id }'])
      expect((await api.gql(`{ ${root} }`, { as: 'ta' })).body.errors).toBeDefined();
    for (const root of ['payRegister', 'paySlips', 'taBankAccounts'])
      expect((await api.gql(`{ ${root} { id } }`, { as: 'minsu' })).body.errors).toBeDefined();
    const mine = await api.call('GET', '/supervisor/my-pay-info', { as: 'ta' });
    const own = await api.deps.db.sql.query<{ count: number }>(
      'select count(*)::integer as count from pay_register where ta_id = $1',
      [staff.ta.id],
    );
    expect(mine.body.months).toHaveLength(own[0]!.count);
  });
});

describe('a month', () => {
  const info = async (month: string) =>
    (await api.call('GET', `/admin/payroll-info?month=${month}`, { as: 'admin' })).body;

  it('shows every TA, and what is odd', async () => {
    await api.deps.db.sql.query('delete from ta_bank_accounts where ta_id = $1', [staff.ta.id]);
    const { rows, warnings, closedAt } = await info(open);
    const [{ count }] = (await api.deps.db.sql.query<{ count: number }>(
      'select count(*)::integer as count from tas join users using (id) where is_active',
    )) as [{ count: number }];
    expect(rows.length).toBeGreaterThanOrEqual(count);
    expect(closedAt).toBeNull();
    expect(warnings).toContainEqual(expect.objectContaining({ kind: 'ACCOUNT_MISSING', taId: staff.ta.id }));
  });

  it('names correction requests that wait and shifts without an out, until they are put right', async () => {
    const at = `${open}-20T03:00:00+09:00`;
    const [shift] = await api.deps.db.sql.query<{ id: string }>(
      `insert into work_records (ta_id, status, started_at, ended_at, is_out_missing)
        values ($1, 'CLOSED', $2, $2::timestamptz + interval '1 second', true) returning id`,
      [staff.ta.id, at],
    );
    const [request] = await api.deps.db.sql.query<{ id: string }>(
      `insert into work_corrections (ta_id, work_record_id, started_at, ended_at, reason)
        values ($1, $2, $3, $3::timestamptz + interval '2 hours', '퇴근 누락') returning id`,
      [staff.ta.id, shift!.id, at],
    );
    const odd = async () => {
      const { warnings } = await info(open);
      return warnings
        .filter(({ refId }) => refId === shift!.id || refId === request!.id)
        .map(({ kind, day, taId }) => [kind, day, taId]);
    };
    expect(await odd()).toEqual([
      ['CORRECTION_REQUESTED', `${open}-20`, staff.ta.id],
      ['OUT_MISSING', `${open}-20`, staff.ta.id],
    ]);
    await api.deps.db.sql.query('delete from work_corrections where id = $1', [request!.id]);
    await api.deps.db.sql.query('delete from work_records where id = $1', [shift!.id]);
    expect(await odd()).toEqual([]);
  });

  it('takes additions until it is closed, freezes its slips, and is reopened with a reason', async () => {
    const before = (await info(open)).rows.find(({ taId }) => taId === staff.ta.id)!;
    const made = await api.call('POST', '/admin/ta-monthly-custom-wage', {
      as: 'admin',
      body: { ...custom, month: open },
    });
    expect(made.status).toBe(201);
    const path = `/admin/ta-monthly-custom-wage/${made.body.id}` as const;
    const put = (body: Sent<'updateCustomWage'>) => api.call('PUT', path, { as: 'admin', body });
    expect((await put({ amount: 0, reason: '없음' })).status).toBe(422);
    expect((await put({ amount: 20_000, reason: '보강', version: 1 })).status).toBe(200);
    expect((await put({ amount: 30_000, reason: '보강', version: 1 })).body.code).toBe('version-conflict');
    const after = (await info(open)).rows.find(({ taId }) => taId === staff.ta.id)!;
    expect(after.custom).toBe(before.custom + 20_000);

    const payDay = dateOf(200);
    const closing = await api.call('POST', `/admin/payroll/${open}/close`, {
      as: 'admin',
      body: { payDay },
    });
    expect(closing.status).toBe(200);
    expect((await put({ amount: 1, reason: '늦음' })).body.code).toBe('month-closed');
    expect((await api.call('DELETE', path, { as: 'admin' })).body.code).toBe('month-closed');
    const frozen = await info(open);
    expect(frozen.payDay).toBe(payDay);
    expect(frozen.rows.find(({ taId }: { taId: string }) => taId === staff.ta.id)).toEqual(after);
    const mine = (await api.call('GET', '/supervisor/my-pay-info', { as: 'ta' })).body.months;
    expect(mine.find(({ month }: { month: string }) => month === open)).toMatchObject({
      payDay,
      net: after.net,
    });

    const reopened = await api.call('POST', `/admin/payroll/${open}/reopen`, {
      as: 'admin',
      body: { reason: '근무 누락' },
    });
    expect(reopened.status).toBe(200);
    const { data } = (
      await api.gql('{ payrollReopenings { month reason createdByStaff { name } slips } }', { as: 'admin' })
    ).body;
    expect(data.payrollReopenings).toMatchObject([
      { month: `${open}-01`, reason: '근무 누락', createdByStaff: { name: staff.admin.name } },
    ]);
    expect((await api.call('DELETE', path, { as: 'admin' })).status).toBe(204);
    expect((await info(open)).rows.find(({ taId }: { taId: string }) => taId === staff.ta.id)).toEqual(before);
  });

  it('is printed, a page a person, and transferred', async () => {
    const list = (await api.call('GET', `/admin/payroll/${closed}/bank-list`, { as: 'admin' })).body;
    const { rows } = await info(closed);
    const paid = rows.filter(({ net }: { net: number }) => net > 0);
    expect(list.transfers.length + list.withoutAccount.length).toBe(paid.length);
    const sum = (some: { amount: number }[]) => some.reduce((total, { amount }) => total + amount, 0);
    expect(sum(list.transfers) + sum(list.withoutAccount)).toBe(
      paid.reduce((total: number, { net }: { net: number }) => total + net, 0),
    );
    const pdf = async (path: string, as: 'admin' | 'ta') => {
      const { token } = await api.signIn(staff[as].loginId);
      const request = new Request(`http://academy.test/api${path}`, { headers: { authorization: `Bearer ${token}` } });
      const answer = await api.app.fetch(request, { ip: '192.0.2.9' });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const bytes = await answer.arrayBuffer();
      const hasLogo = new TextDecoder('latin1').decode(bytes).includes('/Subtype /Image');
      return [(await PDFDocument.load(bytes)).getPageCount(), hasLogo];
    };
    expect(await pdf(`/admin/payroll/${closed}/slips?taId=${staff.ta.id}`, 'admin')).toEqual([1, false]);
    const form = new FormData();
    form.append('file', new File([png], 'logo.png', { type: 'image/png' }));
    expect((await api.call('PUT', '/admin/landing/logo', { as: 'admin', body: form })).status).toBe(200);
    expect(await pdf(`/supervisor/my-pay-info/${closed}/slip`, 'ta')).toEqual([1, true]);
    const slips = (await api.gql(`{ paySlips(where: { month: { _eq: "${closed}-01" } }) { id } }`, { as: 'admin' }))
      .body.data.paySlips;
    expect(await pdf(`/admin/payroll/${closed}/slips`, 'admin')).toEqual([slips.length, true]);
  });
});

describe('settings', () => {
  it('hold from a date, and are replaced on it', async () => {
    const first = await api.call('PUT', '/admin/pay-rules', { as: 'admin', body: rule });
    const again = await api.call('PUT', '/admin/pay-rules', { as: 'admin', body: { ...rule, amount: 13_000 } });
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
    expect((await api.call('PUT', '/admin/pay-rules', { as: 'admin', body: { ...rule, amount: 0 } })).status).toBe(422);
    expect((await api.call('DELETE', `/admin/pay-rules/${first.body.id}`, { as: 'admin' })).status).toBe(204);
  });

  it('say where pay is sent, by oneself or a manager', async () => {
    const read = async () =>
      (await api.gql(`{ taBankAccounts { bank accountNumber } }`, { as: 'ta' })).body.data.taBankAccounts;
    expect((await api.call('PUT', '/supervisor/bank-account', { as: 'ta', body: account })).status).toBe(200);
    expect(await read()).toEqual([{ bank: '국민은행', accountNumber: '123456789012' }]);
    const path = `/admin/ta/${staff.ta.id}/bank-account` as const;
    expect((await api.call('PUT', path, { as: 'admin', body: { ...account, bank: '신한은행' } })).status).toBe(200);
    expect((await read())[0].bank).toBe('신한은행');
  });
});

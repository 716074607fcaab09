import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBreaches } from '#hasura/testing/breaches.ts';
import { staff, students } from '#mocks/cast.ts';
import { dateOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type Person, type TestApi } from '../../testing/api.ts';
import type { Sent } from '../../testing/calls.ts';
import { unknownId } from '../../testing/rows.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const { ta, taAdmin } = staff;
const of = <Rest extends '' | `/${string}` = ''>(id: string, rest?: Rest) =>
  `/admin/ta/${id}${rest ?? ''}` as `/admin/ta/${string}${Rest}`;
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
let added = 0;

/** A new TA who has signed in and changed the temporary password. */
async function newTa() {
  const loginId = `new-ta-${added++}`;
  const made = await api.call('POST', '/admin/add-ta', { as: 'admin', body: { loginId, name: '새 조교' } });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const first = await api.signIn(loginId, made.body.temporaryPassword);
  const password = 'a-password-of-my-own';
  const changed = await api.call('POST', `/supervisor/change-supervisor-password/${made.body.id}`, {
    as: first,
    body: { currentPassword: made.body.temporaryPassword, newPassword: password },
  });
  return { id: made.body.id as string, loginId, password, made, changed };
}

const calls = [
  ['POST', '/admin/add-ta', { loginId: 'somebody', name: '아무개' }],
  ['PUT', of(ta.id), { name: '이준호' }],
  ['DELETE', of(ta.id), undefined],
  ['GET', of(ta.id, '/deletion'), undefined],
  ['PUT', of(ta.id, '/toggle-status'), {}],
  ['PUT', of(ta.id, '/admin-level'), { isAdminLevel: true }],
  ['PUT', of(ta.id, '/hourly-wage'), { hourlyWage: 12_000 }],
  ['PUT', of(ta.id, '/monthly-salary'), { monthlySalary: 1, salaryStartMonth: '2027-01', monthlyWageType: 'FULL' }],
  ['PUT', of(ta.id, '/payment-type'), { paymentType: 'HOURLY' }],
  ['PUT', of(ta.id, '/pay-terms/2027-01'), { paymentType: 'HOURLY', isWithheld: true }],
  ['DELETE', of(ta.id, '/pay-terms/2027-01'), undefined],
  ['PUT', of(ta.id, '/wage-types'), { wageTypeIds: [] }],
  ['POST', of(ta.id, '/temporary-password'), undefined],
  ['GET', of(ta.id, '/sessions'), undefined],
  ['DELETE', of(ta.id, '/sessions'), undefined],
] as const;

describe.each(calls)('%s %s', (method, path, body) => {
  it.runIf(path.includes(ta.id))('answers 404 for unknown ids and for people who are no TAs', async () => {
    for (const id of [unknownId, students.minsu.id, staff.admin.id, 'nobody']) {
      expect((await api.send(method, path.replace(ta.id, id), { as: 'admin', body })).status).toBe(404);
    }
  });

  it.runIf(body !== undefined && !path.endsWith('toggle-status'))('refuses malformed bodies', async () => {
    for (const wrong of [
      {},
      [],
      'x',
      {
        ...body,
        name: 7,
        isAdminLevel: 'yes',
        hourlyWage: 0,
        paymentType: 'X',
        wageTypeIds: ['x'],
        monthlySalary: -1,
        isWithheld: 1,
      },
    ]) {
      expect((await api.send(method, path, { as: 'admin', body: wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
  });
});

describe('addTa', () => {
  const add = (body: Sent<'addTa'>) => api.call('POST', '/admin/add-ta', { as: 'admin', body });

  it('refuses logins and phones that are none, and a login that is taken', async () => {
    for (const loginId of ['Ta-New', 'abc', '조교', 'a b c d']) {
      expect((await add({ loginId, name: '새 조교' })).status).toBe(400);
    }
    expect((await add({ loginId: 'ta-new', name: '새 조교', phone: '1234567' })).body.errors[0].field).toBe('phone');
    expect((await add({ loginId: ta.loginId, name: '새 조교' })).status).toBe(409);
  });

  it('gives a password for the first sign-in, which must be changed before anything else', async () => {
    const body = { loginId: 'ta-minji', name: '  한민지 ', phone: '010-2222-3333' };
    const { status, body: made } = await add(body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      name: '한민지',
      loginId: 'ta-minji',
      temporaryPassword: expect.stringMatching(/^\w{10}$/),
    });
    const first = await api.signIn('ta-minji', made.temporaryPassword);
    expect(
      (await api.call('GET', '/clinic/daily-status?startDate=2026-01-01&endDate=2026-01-02', { as: first })).status,
    ).toBe(403);
    const query = `{ taDirectory(where: { loginId: { _eq: "ta-minji" } }) { name phone isActive mustChangePassword paymentType } }`;
    expect((await api.gql(query, { as: 'admin' })).body.data.taDirectory).toEqual([
      { name: '한민지', phone: '+821022223333', isActive: true, mustChangePassword: true, paymentType: null },
    ]);
    const hashes = `select count(*)::int as n from audit_log where (after ? 'password_hash') or after::text like '%' || $1 || '%'`;
    expect(await api.deps.db.sql.query(hashes, [made.temporaryPassword])).toEqual([{ n: 0 }]);
  });
});

describe('another TA', () => {
  it('is unreadable for TAs, but for the name', async () => {
    const own = ['taPayTerms', 'taWageTypes', 'payLines', 'payMonths', 'workRecords', 'expenseClaims'];
    for (const root of own) {
      const { data } = (await api.gql(`{ ${root} { taId } }`, { as: 'ta' })).body;
      expect(data[root].filter(({ taId }: { taId: string }) => taId !== ta.id)).toEqual([]);
    }
    expect((await api.gql('{ tas { id } }', { as: 'ta' })).body.data.tas).toEqual([{ id: ta.id }]);
    for (const root of ['taDirectory { id }', 'staff { phone }', 'auditEntries { id }', 'errorGroups { id }']) {
      expect((await api.gql(`{ ${root} }`, { as: 'ta' })).body.errors[0].extensions.code).toBe('validation-failed');
    }
  });

  it('of the same name is told apart by a letter, in the order in which they came', async () => {
    const add = (loginId: string) =>
      api.call('POST', '/admin/add-ta', { as: 'admin', body: { loginId, name: '한동명' } });
    const one = await add('same-name-1');
    const read = '{ staff(where: { name: { _like: "한동명%" } }, order_by: [{ name: asc }]) { id name } }';
    expect((await api.gql(read, { as: 'ta' })).body.data.staff).toEqual([{ id: one.body.id, name: '한동명' }]);
    const other = await add('same-name-2');
    expect((await api.gql(read, { as: 'ta' })).body.data.staff).toEqual([
      { id: one.body.id, name: '한동명 A' },
      { id: other.body.id, name: '한동명 B' },
    ]);
  });
});

describe('status and level', () => {
  const level = (id: string, isAdminLevel: boolean, as: Person | { token: string } = 'admin') =>
    api.call('PUT', of(id, '/admin-level'), { as, body: { isAdminLevel } });
  const status = (id: string, isActive: boolean | undefined, as: Person | { token: string } = 'admin') =>
    api.call('PUT', of(id, '/toggle-status'), { as, body: { isActive } });

  it('nobody changes their own', async () => {
    expect(code(await level(taAdmin.id, false, 'taAdmin'))).toEqual([409, 'own-level']);
    expect(code(await status(taAdmin.id, false, 'taAdmin'))).toEqual([409, 'own-account']);
    expect(code(await api.call('DELETE', of(taAdmin.id), { as: 'taAdmin' }))).toEqual([409, 'own-account']);
    expect(code(await api.call('POST', of(taAdmin.id, '/temporary-password'), { as: 'taAdmin' }))).toEqual([
      409,
      'own-password',
    ]);
  });

  it('the level is felt at the next call', async () => {
    const { loginId, password, id } = await newTa();
    const session = await api.signIn(loginId, password);
    const asManager = () => api.call('PUT', of(id, '/wage-types'), { as: session, body: { wageTypeIds: [] } });
    const asks = () => api.gql('{ taDirectory { id } }', { as: session });
    expect((await asManager()).status).toBe(403);
    expect((await level(id, true)).status).toBe(200);
    expect((await asManager()).status).toBe(200);
    expect((await asks()).body.data.taDirectory.length).toBeGreaterThan(2);
    expect((await level(id, false)).status).toBe(200);
    expect((await asManager()).status).toBe(403);
    expect((await asks()).body.errors).toBeDefined();
  });

  it('an inactive TA is out at the next call, and comes back only by signing in', async () => {
    const { loginId, password, id } = await newTa();
    const session = await api.signIn(loginId, password);
    const asks = () => api.gql('{ tas { id } }', { as: session });
    expect((await asks()).status).toBe(200);
    expect((await status(id, undefined)).status).toBe(200);
    expect((await asks()).status).toBe(401);
    const refreshed = await api.call('POST', '/auth/refresh', { headers: { cookie: session.cookie } });
    expect(refreshed.status).toBe(401);
    await expect(api.signIn(loginId, password)).rejects.toThrow();
    expect((await status(id, false)).status).toBe(200);
    expect((await status(id, true)).status).toBe(200);
    expect((await asks()).status).toBe(401);
    expect((await api.signIn(loginId, password)).token).toBeTruthy();
  });

  it('what is to come of a TA who becomes inactive is free for another one, and what is over stays theirs', async () => {
    const { id } = await newTa();
    const { body } = await api.call('GET', `/clinic/slot?startDate=${dateOf(1)}&endDate=${dateOf(60)}`, { as: 'ta' });
    const { kysely: db } = api.deps.db;
    const [slot] = body.slots;
    const over = await db
      .selectFrom('clinic_slots')
      .select('id')
      .where('held_on', '<', dateOf(-1))
      .executeTakeFirstOrThrow();
    await db.updateTable('clinic_slots').set({ ta_id: id }).where('id', 'in', [slot!.id, over.id]).execute();
    const read = () =>
      db.selectFrom('clinic_slots').select(['id', 'ta_id']).where('id', 'in', [slot!.id, over.id]).execute();
    expect((await status(id, false)).status).toBe(200);
    const left = new Map((await read()).map((one) => [one.id, one.ta_id]));
    expect([left.get(slot!.id), left.get(over.id)]).toEqual([null, id]);
    expect((await status(id, true)).status).toBe(200);
    expect(new Map((await read()).map((one) => [one.id, one.ta_id]))).toEqual(left);
  });

  it('the last manager stays one', async () => {
    const db = api.deps.db.kysely;
    const { loginId, password, id } = await newTa();
    expect((await level(id, true)).status).toBe(200);
    const session = await api.signIn(loginId, password);
    await db.updateTable('users').set({ is_active: false }).where('id', '=', staff.admin.id).execute();
    // Whoever asks lost the power while the call was on its way, as when two end each other's at once.
    await db.updateTable('tas').set({ is_admin_level: false }).where('id', '=', taAdmin.id).execute();
    const last = db.updateTable('tas').set({ is_admin_level: false }).where('id', '=', id).execute();
    await expect(last).rejects.toThrow('managers_last');
    const out = db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
    await expect(out).rejects.toThrow('managers_last');
    await db.updateTable('users').set({ is_active: true }).where('id', '=', staff.admin.id).execute();
    // What ended with it, and the other tests go on with.
    await db.updateTable('refresh_tokens').set({ revoked_at: null }).where('user_id', '=', staff.admin.id).execute();
    expect((await level(taAdmin.id, true, session)).status).toBe(200);
    expect((await level(id, false)).status).toBe(200);
  });
});

describe('sessions and passwords', () => {
  it('a manager sees the devices of a TA and signs them all out', async () => {
    const { loginId, password, id } = await newTa();
    const session = await api.signIn(loginId, password);
    const read = async () => (await api.call('GET', of(id, '/sessions'), { as: 'admin' })).body.sessions;
    expect((await read())[0]).toMatchObject({ isCurrent: false, device: expect.any(String), ip: expect.any(String) });
    expect((await api.call('DELETE', of(id, '/sessions'), { as: 'admin' })).status).toBe(204);
    expect(await read()).toEqual([]);
    expect((await api.gql('{ tas { id } }', { as: session })).status).toBe(401);
    expect((await api.call('POST', '/auth/refresh', { headers: { cookie: session.cookie } })).status).toBe(401);
  });

  it('a temporary password ends the sessions and the old password', async () => {
    const { loginId, password, id } = await newTa();
    const session = await api.signIn(loginId, password);
    const { status, body } = await api.call('POST', of(id, '/temporary-password'), { as: 'taAdmin' });
    expect(status).toBe(200);
    expect((await api.gql('{ tas { id } }', { as: session })).status).toBe(401);
    await expect(api.signIn(loginId, password)).rejects.toThrow();
    expect((await api.signIn(loginId, body.temporaryPassword)).token).toBeTruthy();
  });
});

describe('deletion', () => {
  it('is refused while pay is open, and says what', async () => {
    const { status, body } = await api.call('GET', of(ta.id, '/deletion'), { as: 'admin' });
    expect([status, body.name]).toEqual([200, ta.name]);
    expect(body.open.join()).toContain('급여 마감 전');
    const refused = await api.call('DELETE', of(ta.id), { as: 'admin' });
    expect(code(refused)).toEqual([409, 'pay-open']);
    expect(refused.body.detail).toContain('급여 마감 전');
  });

  it('removes who it was and keeps what they did', async () => {
    const { loginId, password, id } = await newTa();
    const session = await api.signIn(loginId, password);
    await api.call('PUT', of(id), { as: 'admin', body: { name: '떠날사람', phone: '010-7777-8888' } });
    const account = { bank: '한빛은행', accountNumber: '7007007007', accountName: '떠날사람' };
    await api.call('PUT', of(id, '/bank-account'), { as: 'admin', body: account });
    expect((await api.call('GET', of(id, '/deletion'), { as: 'admin' })).body).toMatchObject({
      name: '떠날사람',
      open: [],
    });
    expect((await api.call('DELETE', of(id), { as: 'admin' })).status).toBe(204);
    expect((await api.gql('{ tas { id } }', { as: session })).status).toBe(401);
    const row = await api.deps.db.kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '나간 조교', phone: null, password_hash: null, is_active: false });
    const traces = `select count(*)::int as n from audit_log
      where coalesce(before::text, '') || coalesce(after::text, '') ~ '떠날사람|새 조교|77778888' and row_id = $1`;
    expect(await api.deps.db.sql.query(traces, [id])).toEqual([{ n: 0 }]);
    const accounts = `select (select count(*)::int from ta_bank_accounts where ta_id = $1) as kept, (select count(*)::int from audit_log
      where table_name = 'ta_bank_accounts' and coalesce(before::text, '') || coalesce(after::text, '') ~ '7007007007|떠날사람') as traces`;
    expect(await api.deps.db.sql.query(accounts, [id])).toEqual([{ kept: 0, traces: 0 }]);
    for (const [method, rest, body] of [
      ['PUT', '/bank-account', account],
      ['PUT', '/toggle-status', {}],
      ['PUT', '/admin-level', { isAdminLevel: true }],
      ['PUT', '', { name: 'x' }],
      ['PUT', '/hourly-wage', { hourlyWage: 10_000 }],
      ['DELETE', '', undefined],
    ] as const) {
      expect(code(await api.send(method, of(id, rest), { as: 'admin', body }))).toEqual([409, 'anonymised']);
    }
    const record = api.deps.db.kysely
      .insertInto('expense_claims')
      .values({ ta_id: id, spent_on: '2026-03-02', amount: 1, description: 'x' })
      .execute();
    await expect(record).rejects.toThrow('tas_anonymised');
    expect(await findBreaches(api.deps.db.sql)).toEqual([]);
  });
});

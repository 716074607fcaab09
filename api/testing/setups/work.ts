import { afterAll, beforeEach } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type Person, type TestApi } from '../api.ts';
import type { Sent } from '../calls.ts';

/** The api and tools for a test file of hours, called at its top: each test begins without the shifts of the one before. */
export async function startWork() {
  const api = await startApi();
  const work = await workTools(api);
  beforeEach(() => work.clear());
  afterAll(() => api.close());
  return { api, work };
}

/** Everybody's shifts of the last days are cleared, so that times do not collide with the demo's. */
async function workTools(api: TestApi) {
  const { sql } = api.deps.db;
  await sql.query('delete from work_records where started_at > now() - interval $$14 days$$');
  const kinds = await sql.query<{ id: string; name: string }>(
    'select id, name from hourly_wage_types order by sequence',
  );
  /** Leaves a TA these kinds of work and no others. */
  const giveKinds = async (ta: string, ids: readonly string[]): Promise<void> => {
    await sql.query('delete from ta_wage_types where ta_id = $1', [ta]);
    for (const id of ids) await sql.query('insert into ta_wage_types (ta_id, wage_type_id) values ($1, $2)', [ta, id]);
  };
  await giveKinds(staff.ta.id, [kinds[0]?.id ?? '']);
  return {
    sql,
    kinds,
    giveKinds,
    in: (as: Person | undefined = 'ta', body: Sent<'punchIn'> = {}) =>
      api.call('POST', '/supervisor/work-in-v2', { as, body }),
    out: (as: Person | undefined = 'ta', body: Sent<'punchOut'> = {}) =>
      api.call('POST', '/supervisor/work-out-v2', { as, body }),
    toggle: (as: Person | undefined = 'ta', body: Sent<'punchWork'> = {}) =>
      api.call('POST', '/supervisor/work-in-out', { as, body }),
    /** Hours of a TA that nobody punched, as an administrator writes them: hours ago. */
    add: async (taId: string, from: number, to: number | null) => {
      const at = (hours: number) => new Date(api.deps.clock.now().getTime() - hours * 3_600_000).toISOString();
      const body = { taId, startedAt: at(from), endedAt: to === null ? null : at(to) };
      return (await api.call('POST', '/admin/work-in-out', { as: 'admin', body })).body;
    },
    /** An instant some hours ago. */
    ago: (hours: number): string => new Date(api.deps.clock.now().getTime() - hours * 3_600_000).toISOString(),
    clear: () => sql.query('delete from work_records where started_at > now() - interval $$14 days$$'),
    openOf: (ta: string) => sql.query('select id from work_records where ta_id = $1 and status = $$OPEN$$', [ta]),
  };
}

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMonths } from '#ui-kit/format/time/month.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { openUndoableWorld, type UndoableWorld } from '../../testing/random/nested.node.ts';

// Each won that a TA spent is paid exactly once: by hand, or with the slip of a month, in whatever order months are closed and reopened.

const lives = 20 * Number(process.env.TEST_RUNS);

let world: UndoableWorld;
let api: TestApi;
/** The last closed month of the demo academy; the two after it are over. */
let closed: string;
beforeAll(async () => {
  world = await openUndoableWorld();
  api = await startApi({}, world.db);
  closed = await lastClosed();
  // Signed in first, outside the lives that are rolled back.
  for (const person of ['admin', 'ta'] as const) await api.send('GET', '/sp/none', { as: person });
});
afterAll(() => api.close());

const lastClosed = async (): Promise<string> => {
  const [found] = await world.db.sql.query<{ month: string }>(
    `select to_char(max(month), 'YYYY-MM') as month from payroll_closings`,
  );
  return found!.month;
};
const close = async () =>
  api.call('POST', `/admin/payroll/${addMonths(await lastClosed(), 1)}/close`, { as: 'admin', body: {} });
const reopen = async () =>
  api.call('POST', `/admin/payroll/${await lastClosed()}/reopen`, { as: 'admin', body: { reason: '누락' } });

const claim = async (spentOn: string): Promise<string> => {
  const body = { spentOn, amount: 10_000, description: '교구' };
  return (await api.call('POST', '/supervisor/expense-claim', { as: 'ta', body })).body.id;
};
const decide = (id: string, status: 'APPROVED' | 'PAID') =>
  api.call('PUT', `/admin/expense-claim/${id}/status`, { as: 'admin', body: { status } });

interface Counted {
  id: string;
  status: string;
  /** In slips that stand. */
  slips: number;
  /** In the pay of months that are still to be closed. */
  coming: number;
}

const count = (ids: readonly string[]): Promise<Counted[]> =>
  world.db.sql.query<Counted>(
    `select id, status,
      (select count(*)::integer from pay_slips, jsonb_array_elements(lines) as line where line ->> 'refId' = claim.id::text) as slips,
      (select count(*)::integer from pay_lines where kind = 'CLAIM' and ref_id = claim.id
        and not exists (select from payroll_closings where payroll_closings.month = pay_lines.month)) as coming
    from expense_claims as claim where id = any ($1) order by id`,
    [ids],
  );

const act = fc.record({
  name: fc.constantFrom('approve', 'pay', 'close', 'close', 'reopen', 'reopen'),
  at: fc.nat({ max: 2 }),
});

it('whatever is paid by hand, closed and reopened', { timeout: 300_000, tags: ['sampled'] }, async () => {
  const seen = new Set<string>();
  const life = fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 16 }), (acts) =>
    world.undone(async () => {
      const ids = await Promise.all([0, 0, 1].map((months) => claim(`${addMonths(closed, months)}-01`)));
      await decide(ids[0]!, 'APPROVED');
      const byHand = new Set<string>();
      for (const { name, at } of acts) {
        const id = ids[at]!;
        // The demo's own older months stay closed.
        if (name === 'reopen' && (await lastClosed()) < closed) continue;
        const answer = await {
          approve: () => decide(id, 'APPROVED'),
          pay: () => decide(id, 'PAID'),
          close,
          reopen,
        }[name]();
        seen.add(`${name} ${answer.status}`);
        if (name === 'pay' && answer.status === 200) byHand.add(id);
        for (const one of await count(ids)) {
          const paid = one.slips + (byHand.has(one.id) ? 1 : 0);
          expect({ ...one, paid, due: paid + one.coming }).toMatchObject({
            paid: one.status === 'PAID' ? 1 : 0,
            due: one.status === 'PAID' || one.status === 'APPROVED' ? 1 : 0,
          });
        }
      }
    }),
  );
  await fc.assert(life, { numRuns: lives, seed: Number(process.env.FAST_CHECK_SEED ?? 1), endOnFailure: false });
  // Each act was done, and each that can be was refused.
  expect([...seen].sort()).toEqual([
    'approve 200',
    'approve 409',
    'close 200',
    'close 409',
    'pay 200',
    'pay 409',
    'reopen 200',
  ]);
});

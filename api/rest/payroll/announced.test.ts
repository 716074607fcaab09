import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { dateOf, monthOf } from '#ui-kit/format/testing/when.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { listen } from '../../testing/servers/listen.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const today = () => dateOf(0);
const month = () => monthOf(0);

/** Calls as a person, and returns the answer's body. */
const act = async (as: 'admin' | 'ta', method: string, path: string, body?: object) => {
  const answer = await api.send(method, path, { as, body });
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};

const changes: [what: string, change: () => Promise<unknown>][] = [
  ['a claim', () => act('ta', 'POST', '/supervisor/expense-claim', claim())],
  [
    'a wage',
    () =>
      act('admin', 'POST', '/admin/hourly-wage-types', { name: '시험 감독', hourlyWage: 11_000, fromMonth: month() }),
  ],
  ['terms of pay', () => act('admin', 'PUT', `/admin/ta/${staff.ta.id}/pay-terms/${month()}`, terms)],
  ['an addition', () => act('admin', 'POST', '/admin/ta-monthly-custom-wage', addition())],
];
const claim = () => ({ spentOn: today(), amount: 12_300, description: '보드마카' });
const terms = { paymentType: 'HOURLY', hourlyWage: 12_000, isWithheld: true };
const addition = () => ({ taId: staff.ta.id, month: month(), amount: 10_000, reason: '보강 감독' });

it.each(changes)('%s by somebody tells an open payroll page, and the TA', async (_, change) => {
  const screens = await Promise.all(
    [staff.taAdmin, staff.ta].map(async ({ loginId }) => listen(api, (await api.signIn(loginId)).token)),
  );
  await change();
  for (const { events } of screens) {
    const told = () => new Set(events.flatMap(({ data }) => (data ? (JSON.parse(data).roots ?? []) : [])));
    await expect.poll(() => [...told()]).toEqual(expect.arrayContaining(['payRegister', 'payStatementLines']));
  }
  const manager = screens[0]?.events.map(({ data }) => data).join();
  expect(manager).toContain('payWarnings');
  for (const { close } of screens) close();
});

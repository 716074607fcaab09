import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { openDemoWorld } from '../testing/world.node.ts';
import { claimsOf, readActor } from './authenticate.ts';

let api: TestApi;
const asked: string[] = [];
beforeAll(async () => {
  api = await startApi({}, await openDemoWorld());
  api.deps.db.onStatement?.(({ sql }) => asked.push(sql));
});
afterAll(() => api.close());

const checks = () => asked.filter((sql) => sql.includes('lacks_second_factor('));

it('looks the sign-in up once for a dozen questions that come at once, and for each that comes alone', async () => {
  const session = await api.signIn(staff.admin.loginId);
  asked.length = 0;
  const ask = () => api.gql('{ terms { id } }', { as: session });
  const answers = await Promise.all(Array.from({ length: 12 }, ask));
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  // Tokens are verified in threads: on a busy machine some questions come a moment later, and are looked up together then.
  expect(checks().length).toBeLessThan(6);
  asked.length = 0;
  const claims = await claimsOf(api.deps, `Bearer ${session.token}`);
  await Promise.all(Array.from({ length: 12 }, () => readActor(api.deps, claims!)));
  expect(checks()).toHaveLength(1);
  await ask();
  await ask();
  expect(checks()).toHaveLength(3);
});

it('calls nothing in it that is planned anew each time, as a function of SQL with a question of its own is', async () => {
  const functions = await api.deps.db.sql.query<{ name: string; body: string; isPlannedAnew: boolean }>(
    `select proname as name, prosrc as body, lanname = 'sql' and prosrc ~* '\\mselect\\M.*\\mfrom\\M' as "isPlannedAnew"
     from pg_proc join pg_language on pg_language.oid = prolang where pronamespace = 'public'::regnamespace`,
  );
  const called = new Set<(typeof functions)[number]>();
  const follow = (text: string) => {
    const names = [...text.matchAll(/\b(\w+)\(/g)].map(([, name]) => name);
    for (const each of functions.filter((one) => names.includes(one.name) && !called.has(one))) {
      called.add(each);
      follow(each.body);
    }
  };
  follow(checks()[0] ?? '');
  expect(called.size).toBeGreaterThan(1);
  expect([...called].filter(({ isPlannedAnew }) => isPlannedAnew).map(({ name }) => name)).toEqual([]);
});

// @module-tag whole
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staff, students } from '#mocks/cast.ts';
import { operations, type OperationId } from '#openapi/generated/operations.ts';
import { callSample } from '../../testing/samples/call.ts';
import { openSampleWorld, type SampleWorld } from '../../testing/samples/world.ts';

// Fields that no form has, beside those that it has: of every operation, in every object of its body.

let world: SampleWorld['world'];
let api: SampleWorld['api'];
let known: SampleWorld['known'];
beforeAll(async () => void ({ world, api, known } = await openSampleWorld(['admin', 'ta', 'minsu', 'geonu'])));
afterAll(() => api.close());

const power = { isAdminLevel: true, powers: ['ANONYMISE'], type: 'ADMIN', role: 'manager' };
const own = { createdBy: staff.admin.id, actorId: staff.admin.id, salary: 9_999_999, hourlyWage: 999_999, score: 100 };
const camel = { ...power, ...own, passwordHash: 'x', sessionEpoch: 0, version: undefined };
const snake = Object.fromEntries(
  Object.entries(camel).map(([name, value]) => [name.replaceAll(/[A-Z]/g, (c) => `_${c.toLowerCase()}`), value]),
);

/** A body with what it must not say in each of its objects; what it says itself stays. */
function laden(body: unknown): unknown {
  if (Array.isArray(body)) return body.map(laden);
  if (typeof body !== 'object' || body === null || body instanceof FormData) return body;
  const inside = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, laden(value)]));
  return { ...camel, ...snake, ...inside };
}

/** Who may what, and is paid what. */
const standing = () =>
  world.db.sql.query(`
    select jsonb_agg(t order by t) as rows from (
      select to_jsonb(users) - '{id,created_at,updated_at,version,password_hash,password_expires_at}'::text[] as t from users
      union all select to_jsonb(tas) - '{id,created_at,updated_at,version}'::text[] from tas
      union all select to_jsonb(terms) - '{id,ta_id,created_at,updated_at}'::text[] from ta_pay_terms as terms
      union all select to_jsonb(scores) - '{id,exam_id,created_at,updated_at,version}'::text[] from scores where student_id = '${students.minsu.id}') as all_rows`);

const ids = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].tag !== 'auth' && operations[id].method !== 'GET',
);

it.each(ids)('%s takes no power, pay or author that its form does not have', async (id) => {
  const after = async (asked: SampleWorld['api']) => {
    let rows: unknown;
    await world.undone(async () => {
      const { status } = await callSample(id, { api: asked, known });
      expect(status).toBeLessThan(500);
      rows = await standing();
    });
    return rows;
  };
  const send: SampleWorld['api']['send'] = (method, path, options) =>
    api.send(method, path, { ...options, body: laden(options?.body) });
  expect(await after({ ...api, send })).toEqual(await after(api));
});

// @module-tag timeless
import { expect, test } from 'vitest';
import type { BodyOf } from '#openapi/generated/operations.ts';
import type { TestApi } from './api.ts';
import { unfit, type Caller, type Sent } from './calls.ts';

// The proof is that this compiles: nothing here is sent.

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

const tag = { name: '재수강', color: '#0e7490' };
type Read<Answer extends (...args: never[]) => Promise<{ body: unknown }>> = Awaited<ReturnType<Answer>>['body'];

const right = (api: TestApi, id: string) => ({
  made: () => api.call('POST', '/tag', { as: 'ta', body: tag }),
  changed: () => api.call('PUT', `/tag/${id}`, { as: 'ta', body: { ...tag, version: 1 } }),
  ordered: () => api.call('PUT', '/tag/priority', { as: 'ta', body: { tagIds: [id] } }),
  listed: () => api.call('GET', `/clinic/slot?startDate=${id}`, { as: 'ta' }),
  form: () => api.call('POST', '/students/excel', { as: 'ta', body: new FormData() }),
  refused: () => api.call('PUT', '/tag/priority', { as: 'ta', body: unfit({ tagIds: 1 }) }),
  anything: () => api.send('PUT', '/nothing', { body: 'at all' }),
});

const wrong = (api: TestApi, id: string, path: string) => [
  // @ts-expect-error -- no such address
  () => api.call('PUT', `/tags/${id}`),
  // @ts-expect-error -- an address that nobody can check
  () => api.call('PUT', path),
  // @ts-expect-error -- one step too far
  () => api.call('PUT', `/tag/${id}/name`),
  // @ts-expect-error -- not with this method
  () => api.call('PATCH', `/tag/${id}`),
  // @ts-expect-error -- no such field
  () => api.call('PUT', `/tag/${id}`, { body: { ...tag, colour: 'red' } }),
  // @ts-expect-error -- the order has an address of its own
  () => api.call('PUT', '/tag/priority', { body: tag }),
  // @ts-expect-error -- takes no body
  () => api.call('DELETE', `/tag/${id}`, { body: tag }),
  // @ts-expect-error -- no such field of an answer
  async () => (await api.call('PUT', `/tag/${id}`, { body: tag })).body.colour,
  // @ts-expect-error -- no such field of what goes there without a check
  async () => (await api.send('PUT', `/tag/${id}`, { body: 1 })).body.colour,
];

test('a call has the body and the answer of its operation, and no other compiles', () => {
  type Right = ReturnType<typeof right>;
  const same: {
    id: Identical<Read<Right['made']>['id'], string>;
    code: Identical<Read<Right['made']>['code'], string>;
    field: Identical<Read<Right['ordered']>['errors'][0]['field'], string>;
    item: Identical<Read<Right['listed']>['slots'][0]['capacity'], number>;
    outside: Identical<0 extends 1 & Read<Right['anything']> ? 'any' : 'typed', 'any'>;
    sent: Identical<Sent<'orderTags'>['tagIds'], BodyOf<'orderTags'>['tagIds']>;
    caller: Identical<Parameters<Caller<'PUT'>>['length'], 1 | 2>;
  } = { id: true, code: true, field: true, item: true, outside: true, sent: true, caller: true };
  expect(Object.values(same)).not.toContain(false);
  expect([right.length, wrong.length]).toEqual([2, 3]);
});

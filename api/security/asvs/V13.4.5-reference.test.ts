// @module-tag timeless
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({ openReference: false })));
afterAll(() => api.close());

it.each(['/docs', '/openapi.json'])('%s is for staff outside a demo', async (path) => {
  expect((await api.send('GET', path)).status).toBe(401);
  expect((await api.send('GET', path, { as: 'minsu' })).status).toBe(403);
  expect((await api.send('GET', path, { as: 'ta' })).status).toBe(200);
});

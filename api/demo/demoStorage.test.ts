import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePdf, samples } from '#mocks/world/samples.ts';
import { createMemoryStorage } from '../adapters/storageMemory.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { withSamples } from './demoStorage.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('has samples with the expected bytes and checksums', () => {
  const made = samples.map((_, at) => samplePdf(at + 1));
  const sums = made.map((text) => ({ bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }));
  expect(sums).toEqual(samples);
});

it('serves every PDF of the demo world, whole and in part, with the size of its row', async () => {
  const storage = await withSamples(createMemoryStorage(), api.deps.db);
  const rows = await api.deps.db.sql.query<{ id: string; size_bytes: number }>(
    `select id, size_bytes from files where content_type = 'application/pdf' and owner_type in ('MATERIAL', 'WEEKLY_LECTURE')`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, size_bytes } of rows.slice(0, 5)) {
    const text = await new Response(await storage.get(id)).text();
    expect([text.slice(0, 5), text.length]).toEqual(['%PDF-', size_bytes]);
    expect(await new Response(await storage.get(id, { start: 1, end: 3 })).text()).toBe('PDF');
  }
  expect(await storage.get(crypto.randomUUID())).toBeNull();
});

it('answers a caller that uses the only connection', async () => {
  const storage = await withSamples(createMemoryStorage(), api.deps.db);
  const stored = api.deps.db.kysely.transaction().execute(() => storage.get(crypto.randomUUID()));
  expect(await stored).toBeNull();
});

it('prefers really stored content', async () => {
  const stored = createMemoryStorage();
  const [row] = await api.deps.db.sql.query<{ id: string }>(
    `select id from files where owner_type = 'MATERIAL' limit 1`,
  );
  await stored.put(row!.id, new TextEncoder().encode('mine'));
  const storage = await withSamples(stored, api.deps.db);
  expect(await new Response(await storage.get(row!.id)).text()).toBe('mine');
});

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lesson } from '#mocks/world/lesson.ts';
import { samplePdf, samples } from '#mocks/world/samples.ts';
import { createMemoryStorage } from '../adapters/storage/storageMemory.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { withSamples } from './demoStorage.ts';

const readLesson = async () => new Uint8Array(await readFile('mocks/world/lesson.webm'));

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

it('has samples with the expected bytes and checksums', () => {
  const made = samples.map((_, at) => samplePdf(at + 1));
  const sums = made.map((text) => ({ bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') }));
  expect(sums).toEqual(samples);
});

it('serves every PDF of the demo world, whole and in part, with the size of its row', async () => {
  const storage = await withSamples(createMemoryStorage(), api.deps.db, readLesson);
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

it('serves the recording of every running lecture', async () => {
  const content = await readLesson();
  const sha256 = createHash('sha256').update(content).digest('hex');
  expect({ bytes: content.length, sha256 }).toEqual({ bytes: lesson.bytes, sha256: lesson.sha256 });
  const storage = await withSamples(createMemoryStorage(), api.deps.db, readLesson);
  const rows = await api.deps.db.sql.query<{ id: string; duration_seconds: number }>(
    `select files.id, duration_seconds from files join videos on videos.id = files.owner_id
     join weekly_lectures as week on week.id = videos.weekly_lecture_id join lectures on lectures.id = week.lecture_id
     where lectures.status = 'ACTIVE' and files.owner_type = 'VIDEO'`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(new Set(rows.map(({ duration_seconds }) => duration_seconds))).toEqual(new Set([lesson.seconds]));
  const part = new Response(await storage.get(rows[0]!.id, { start: 0, end: 3 }));
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]));
});

it('answers a caller that uses the only connection', async () => {
  const storage = await withSamples(createMemoryStorage(), api.deps.db, readLesson);
  const stored = api.deps.db.kysely.transaction().execute(() => storage.get(crypto.randomUUID()));
  expect(await stored).toBeNull();
});

it('prefers really stored content', async () => {
  const stored = createMemoryStorage();
  const [row] = await api.deps.db.sql.query<{ id: string }>(
    `select id from files where owner_type = 'MATERIAL' limit 1`,
  );
  await stored.put(row!.id, new TextEncoder().encode('mine'));
  const storage = await withSamples(stored, api.deps.db, readLesson);
  expect(await new Response(await storage.get(row!.id)).text()).toBe('mine');
});

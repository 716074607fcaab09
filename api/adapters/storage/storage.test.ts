// @module-tag sampled
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inMinutes } from '#ui-kit/format/testing/when.ts';
import { openBuckets } from '../../testing/servers/buckets.node.ts';
import { PartsError, type Storage } from '../../ports/storage.ts';
import { createFolderStorage } from './storageFolder.node.ts';
import { createMemoryStorage } from './storageMemory.ts';
import { createS3Storage } from './storageS3.node.ts';

const folder = mkdtempSync(join(tmpdir(), 'storage-'));
const { ours: s3, buckets, stores, skipped, close } = await openBuckets();
afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const key = () => crypto.randomUUID();
const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = async (stream: ReadableStream<Uint8Array> | null) => stream && new Response(stream).text();
const streamOf = (...pieces: Uint8Array[]) => new Blob(pieces as Uint8Array<ArrayBuffer>[]).stream();

describe.each<[string, () => Storage]>([
  ['memory', createMemoryStorage],
  ['folder', () => createFolderStorage(folder)],
  ...stores,
])('a store in %s', (_, create) => {
  it('returns stored content, whole or in part, until it is deleted', async () => {
    const store = create();
    const id = key();
    expect([await store.get(id), await store.size(id)]).toEqual([null, null]);
    expect(await store.put(id, bytes('가나다'))).toBe(9);
    expect(await textOf(await store.get(id))).toBe('가나다');
    expect(await textOf(await store.get(id, { start: 3, end: 5 }))).toBe('나');
    expect(await store.put(id, streamOf(bytes('다시 '), bytes('썼다')))).toBe(13);
    expect([await textOf(await store.get(id)), await store.size(id)]).toEqual(['다시 썼다', 13]);
    await store.delete(id);
    await store.delete(id);
    expect([await store.get(id), await store.size(id)]).toEqual([null, null]);
  });

  it('lists its objects, and sweeps uploads that nobody goes on with, by age', async () => {
    const store = create();
    const [kept, begun] = [key(), key()];
    await store.put(kept, bytes('가'));
    const uploadId = await store.beginParts(begun);
    const [past, later] = [new Date(inMinutes(-1)), new Date(inMinutes(1))];
    const listed = async (before: Date) => Array.fromAsync(store.list(before));
    expect(await listed(past)).toEqual([]);
    expect(await listed(later)).toContain(kept);
    expect(await listed(later)).not.toContain(begun);
    expect(await store.sweep(past)).toBe(0);
    expect(await store.listParts(begun, uploadId)).toEqual([]);
    expect(await store.sweep(later)).toBeGreaterThan(0);
    expect(await store.listParts(begun, uploadId)).toBeNull();
    await store.delete(kept);
    expect(await listed(later)).not.toContain(kept);
  });

  it('keeps the old content when a new upload breaks off', async () => {
    const store = create();
    const id = key();
    await store.put(id, bytes('처음'));
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        controller.enqueue(bytes('반쯤'));
        controller.error(new Error('the line broke'));
      },
    });
    await expect(store.put(id, broken)).rejects.toThrow();
    expect(await textOf(await store.get(id))).toBe('처음');
  });

  it('stores a long stream byte by byte', async () => {
    const store = create();
    const id = key();
    const pieces = Array.from({ length: 20 }, (_, n) => new Uint8Array(1_048_576).fill(n));
    expect(await store.put(id, streamOf(...pieces))).toBe(20 * 1_048_576);
    const middle = await store.get(id, { start: 8 * 1_048_576 - 1, end: 8 * 1_048_576 });
    expect([...new Uint8Array(await new Response(middle).arrayBuffer())]).toEqual([7, 8]);
  });

  it('assembles an object from parts arriving in any order, using the later of two', async () => {
    const store = create();
    const id = key();
    const upload = await store.beginParts(id);
    const third = await store.putPart(id, upload, 3, bytes('셋'));
    await store.putPart(id, upload, 1, bytes('영'));
    const first = await store.putPart(id, upload, 1, streamOf(bytes('하'), bytes('나')));
    const second = await store.putPart(id, upload, 2, bytes('둘'));
    expect(await store.listParts(id, upload)).toEqual([first, second, third]);
    expect(first).toEqual({ number: 1, etag: expect.any(String), bytes: 6 });
    await expect(store.completeParts(id, upload, [{ number: 1, etag: 'x' }])).rejects.toThrow(PartsError);
    expect(await store.size(id)).toBeNull();
    await store.completeParts(id, upload, [first, second, third]);
    expect(await textOf(await store.get(id))).toBe('하나둘셋');
    // S3 forgets a finished upload; Swift knows it for as long as the object, so that finishing can be asked for again.
    expect([null, [first, second, third]]).toContainEqual(await store.listParts(id, upload));
  });

  it('deletes a cancelled upload', async () => {
    const store = create();
    const id = key();
    const upload = await store.beginParts(id);
    await store.putPart(id, upload, 1, bytes('하나'));
    await store.abortParts(id, upload);
    await store.abortParts(id, upload);
    expect(await store.listParts(id, upload)).toBeNull();
    await expect(store.putPart(id, upload, 2, bytes('둘'))).rejects.toThrow(PartsError);
    await expect(store.completeParts(id, upload, [])).rejects.toThrow(PartsError);
  });

  it.each(['../../etc/passwd', '..', '', 'a/b', `${crypto.randomUUID()}/..`, crypto.randomUUID().toUpperCase(), 'ㅎ'])(
    'has no key like %j',
    async (name) => {
      const store = create();
      for (const use of [() => store.put(name, bytes('x')), () => store.get(name), () => store.beginParts(name)]) {
        await expect(Promise.resolve().then<unknown>(use)).rejects.toThrow(TypeError);
      }
    },
  );
});

describe('a folder', () => {
  it('lists no incomplete objects, and sweeps those a crash left', async () => {
    const store = createFolderStorage(folder);
    await store.beginParts(key());
    expect(readdirSync(join(folder, 'files/coming'))).toEqual([]);
    await store.sweep(new Date(inMinutes(-1)));
    expect(readdirSync(join(folder, 'files/parts'))).not.toEqual([]);
    await store.sweep(new Date(inMinutes(1)));
    expect(readdirSync(join(folder, 'files/parts'))).toEqual([]);
  });

  it('accepts no upload id that leads outside the folder', async () => {
    const store = createFolderStorage(folder);
    await expect(Promise.resolve().then(() => store.abortParts(key(), '../..'))).rejects.toThrow(TypeError);
  });
});

describe('S3', () => {
  it('uploads a long stream in parts and a short one at once', async () => {
    const store = createS3Storage(s3.bucket);
    s3.asked.length = 0;
    await store.put(key(), streamOf(new Uint8Array(9_000_000), new Uint8Array(10)));
    await store.put(key(), streamOf(new Uint8Array(10)));
    expect(s3.asked).toEqual([
      'POST uploads',
      'PUT partNumber uploadId',
      'PUT partNumber uploadId',
      'POST uploadId',
      'PUT',
    ]);
  });
});

it.skipIf(skipped)(`the rules are checked on a bucket that others wrote ${skipped ?? ''}`, () => {
  expect(buckets.map(([name]) => name)).toContain('S3 of OpenStack Swift');
});

describe.each(buckets)('%s', (name, bucket) => {
  it('signs an address that accepts one object, and no other', async () => {
    const store = createS3Storage(bucket);
    const [id, other] = [key(), key()];
    const address = (await store.signedPut?.(id, 300)) ?? '';
    expect(new URL(address).origin).toBe(store.origin);
    expect((await fetch(address, { method: 'PUT', body: '직접' })).status).toBe(200);
    expect(await textOf(await store.get(id))).toBe('직접');
    expect((await fetch(address.replace(id, other), { method: 'PUT', body: '몰래' })).status).toBe(403);
    const upload = await store.beginParts(id);
    const part = (await store.signedPut?.(id, 300, { uploadId: upload, number: 2 })) ?? '';
    expect((await fetch(part, { method: 'PUT', body: '부분' })).status).toBe(200);
    expect(await store.listParts(id, upload)).toMatchObject([{ number: 2, bytes: 6 }]);
  });

  it('reports the error of the bucket, without secrets', async () => {
    const store = createS3Storage({ ...bucket, secretAccessKey: 'wrong' });
    await expect(store.put(key(), bytes('x'))).rejects.toThrow('the bucket answered 403 SignatureDoesNotMatch to PUT');
  });

  it('refuses whoever is unknown, and an address that was changed or whose time is over', async () => {
    const store = createS3Storage({ ...bucket, accessKeyId: 'somebody:else' });
    await expect(store.put(key(), bytes('x'))).rejects.toThrow(/the bucket answered 403 \w+ to PUT/);
    const address = new URL((await createS3Storage(bucket).signedPut?.(key(), 1)) ?? '');
    expect((await fetch(`${address}&x-id=PutObject`, { method: 'PUT', body: 'x' })).status).toBe(403);
    expect((await fetch(address, { method: 'GET' })).status).toBe(403);
    const unsigned = await fetch(`${address.origin}${address.pathname}`, { method: 'PUT', body: 'x' });
    expect(unsigned.status).toBeGreaterThanOrEqual(400);
    // Ours keeps no clock.
    if (name === 'S3') return;
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect((await fetch(address, { method: 'PUT', body: 'x' })).status).toBe(403);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { lectures } from '#mocks/cast.ts';
import { createS3Storage } from '../adapters/storage/storageS3.node.ts';
import { StorageAway } from '../ports/storage.ts';
import { startApi, type TestApi } from '../testing/api.ts';
import { startFakeS3, type FakeS3 } from '../testing/servers/s3.node.ts';

let api: TestApi;
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
  api = await startApi();
  api.deps.storage = createS3Storage(s3.bucket);
});
afterAll(async () => {
  s3.close();
  await api.close();
});

it('answers 503 with a name and Retry-After while the bucket is away, and keeps nothing half', async () => {
  const body = { fileName: '안내.pdf', contentType: 'application/pdf', fileSize: 20_000_000 };
  const path = `/files/LECTURE/${lectures.calculusB.id}` as const;
  const files = async () => (await api.call('GET', path, { as: 'ta' })).body;
  const before = await files();
  s3.close();
  const { status, headers, body: said } = await api.call('POST', '/files/multipart/initiate', { as: 'ta', body });
  expect([status, said.code, headers.get('retry-after')]).toEqual([503, 'storage-unreachable', '5']);
  expect(await files()).toEqual(before);
  expect(api.logged.filter((line) => line.includes('"fault"'))).toEqual([]);
  await expect(createS3Storage(s3.bucket).size(crypto.randomUUID())).rejects.toBeInstanceOf(StorageAway);
});

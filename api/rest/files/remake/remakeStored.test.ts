// @module-tag timeless
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import type { Deps } from '../../../deps.ts';
import { sha256 } from '../../../security/digest.ts';
import { startApi, type TestApi } from '../../../testing/api.ts';
import { fileOwners } from '../../../testing/setups/fileOwners.ts';
import { noLock } from '../../../testing/jobs.ts';
import { remakeStored } from './remakeStored.ts';

let api: TestApi;
let owners: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await startApi();
  await api.deps.db.kysely.deleteFrom('landing_pictures').execute();
  owners = await fileOwners(api);
});
afterAll(() => api.close());

/** A photograph as a phone held upright takes it at home. */
const photo = async (kind: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 640) => {
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '37/1 30/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '127/1 2/1 0/1',
  };
  const made = sharp({ create: { width, height: 480, channels: 3, background: '#369' } })
    .withExif({ IFD0: { Make: 'Apple', Orientation: '6' }, IFD3: place })
    .withMetadata({ orientation: 6 });
  return new Uint8Array(await made.toFormat(kind).toBuffer());
};

let stored: string[] = [];
beforeEach(() => void (stored = []));
afterEach(async () => {
  await api.deps.db.sql.exec('delete from unmade_pictures');
  for (const id of stored) await api.deps.storage.delete(id);
});

/** Stores a picture as it was stored before any was made anew. */
async function before(ownerType: string, name: string, content: Uint8Array<ArrayBuffer>): Promise<string> {
  const kind = readPicture(content).fault === undefined ? (await sharp(content).metadata()).format : 'jpeg';
  const [{ id }] = (await api.deps.db.sql.query<{ id: string }>(
    `insert into files (owner_type, owner_id, name, content_type, size_bytes, sha256, state) values ($1, $2, $3, $4, $5, $6, 'DONE') returning id`,
    [ownerType, owners[ownerType], name, `image/${kind}`, content.byteLength, await sha256(content)],
  )) as [{ id: string }];
  await api.deps.storage.put(id, content);
  stored.push(id);
  return id;
}

const run = (deps: Deps = api.deps, signal = new AbortController().signal) =>
  remakeStored(deps, { lock: noLock, signal });
/** Queues all pictures, and of the files those of this test alone. */
async function queue(): Promise<void> {
  await api.deps.db.sql.exec('select queue_stored_pictures()');
  await api.deps.db.sql.query('delete from unmade_pictures where file_id is not null and file_id <> all ($1)', [
    stored,
  ]);
}
const left = () => api.deps.db.sql.query('select fault from unmade_pictures order by fault');
const rowOf = (id: string) =>
  api.deps.db.kysely.selectFrom('files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const contentOf = async (id: string) =>
  new Uint8Array(await new Response(await api.deps.storage.get(id)).arrayBuffer());

async function expectClean(id: string, ownerType: string): Promise<void> {
  const content = await contentOf(id);
  const { exif, orientation, xmp, width, height } = await sharp(content).metadata();
  expect([ownerType, exif, orientation, xmp]).toEqual([ownerType, undefined, undefined, undefined]);
  if (ownerType !== 'PROFILE') expect([ownerType, width, height]).toEqual([ownerType, 480, 640]);
  expect(await rowOf(id)).toMatchObject({
    size_bytes: content.byteLength,
    sha256: await sha256(content),
    state: 'DONE',
  });
}

/** One picture each. */
const isSingle = (owner: string): boolean => ['PROFILE', 'VIDEO'].includes(owner);

it('takes the place and the camera from the pictures of every owner, and turns them upright', async () => {
  await api.deps.db.sql.exec(`delete from files where owner_type in ('PROFILE', 'VIDEO')`);
  const ids: [string, string][] = [];
  for (const owner of Object.keys(owners)) {
    for (const kind of isSingle(owner) ? (['jpeg'] as const) : (['jpeg', 'png', 'webp'] as const))
      ids.push([await before(owner, `사진 ${kind}.${kind}`, await photo(kind)), owner]);
  }
  await api.deps.db.sql.exec(`update submissions set status = 'DONE' where id = '${owners.SUBMISSION}'`);
  expect(readPicture(await contentOf(ids[0]![0]))).toMatchObject({ hasPlace: true, turn: 6 });
  await queue();
  expect(await left()).toHaveLength(ids.length);
  expect(await run()).toBe(true);
  for (const [id, owner] of ids) await expectClean(id, owner);
  expect(await left()).toEqual([]);
  expect(await run()).toBe(false);
});

it('makes the picture of the first page anew', async () => {
  const content = Buffer.from(await photo());
  await api.deps.db.kysely.insertInto('landing_pictures').values({ content, content_type: 'image/jpeg' }).execute();
  await queue();
  await run();
  const [picture] = await api.deps.db.kysely.selectFrom('landing_pictures').select('content').execute();
  expect(readPicture(new Uint8Array(picture!.content))).toMatchObject({ hasPlace: false, hasFacts: false, turn: 1 });
  await api.deps.db.kysely.deleteFrom('landing_pictures').execute();
});

it('leaves what cannot be opened as it is, and goes on', async () => {
  const half = (await photo()).slice(0, 900);
  const [bad, gone, good] = [
    await before('LECTURE', '반쪽.jpg', half),
    await before('LECTURE', '없는.jpg', await photo()),
    await before('LECTURE', '칠판.jpg', await photo()),
  ];
  await api.deps.storage.delete(gone);
  await queue();
  await run();
  await expectClean(good, 'LECTURE');
  expect(await contentOf(bad)).toEqual(half);
  expect(await left()).toEqual([{ fault: 'BROKEN' }, { fault: 'MISSING' }]);
  expect(await run()).toBe(false);
});

it('passes over a file that is deleted while it is made', async () => {
  const id = await before('LECTURE', '칠판.jpg', await photo());
  await queue();
  const deps = dying(async (at) => {
    if (at === 'made') await api.deps.db.kysely.deleteFrom('files').where('id', '=', id).execute();
  });
  expect(await run(deps)).toBe(true);
  expect(await left()).toEqual([]);
});

type Point = 'read' | 'made' | 'put' | 'stored';

/** The server with something that happens at each point of its way with a picture. */
function dying(happens: (at: Point) => Promise<void>): Deps {
  const { storage, heavy } = api.deps;
  return {
    ...api.deps,
    heavy: {
      ...heavy,
      makePicture: async (...args) => {
        await happens('read');
        const made = await heavy.makePicture(...args);
        await happens('made');
        return made;
      },
    },
    storage: {
      ...storage,
      get: (...args) => storage.get(...args),
      put: async (...args) => {
        await happens('put');
        const size = await storage.put(...args);
        await happens('stored');
        return size;
      },
    },
  };
}

it.each(['read', 'made', 'put', 'stored'] as const)('killed when it is %s, it is gone on with', async (point) => {
  const old = await photo();
  const id = await before('BOARD_POST', '사진.jpg', old);
  const other = await before('BOARD_POST', '둘째.jpg', old);
  await queue();
  let isKilled = false;
  const deps = dying(async (at) => {
    if (at !== point || isKilled) return;
    isKilled = true;
    throw new Error('killed');
  });
  await expect(run(deps)).rejects.toThrow('killed');
  // The old picture or the new one is there, whole.
  const turns = [id, other].map(async (one) => readPicture(await contentOf(one)));
  const between = (await Promise.all(turns)).flatMap((one) => (one.fault === undefined ? [one.turn] : []));
  expect(between.toSorted()).toEqual(point === 'stored' ? [1, 6] : [6, 6]);
  await run();
  await expectClean(id, 'BOARD_POST');
  await expectClean(other, 'BOARD_POST');
});

it('stops between two pictures when the job is stopped', async () => {
  const ids = [await before('LECTURE', '가.jpg', await photo()), await before('LECTURE', '나.jpg', await photo())];
  await queue();
  const stopping = new AbortController();
  const deps = dying(async (at) => void (at === 'stored' && stopping.abort()));
  expect(await run(deps, stopping.signal)).toBe(true);
  expect(await left()).toHaveLength(1);
  await run();
  for (const id of ids) await expectClean(id, 'LECTURE');
});

it('lets nobody else change the content of a file, waiting or not', async () => {
  const id = await before('LECTURE', '칠판.jpg', await photo());
  const change = `update files set sha256 = repeat('0', 64) where id = '${id}'`;
  await expect(api.deps.db.sql.exec(change)).rejects.toThrow('files_content_fixed');
  await queue();
  await expect(api.deps.db.sql.exec(change)).rejects.toThrow('files_content_fixed');
});

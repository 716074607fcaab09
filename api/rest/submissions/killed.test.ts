// @module-tag whole
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { demoPassword, students } from '#mocks/cast.ts';
import { readPicture } from '#ui-kit/format/picture/readPicture.ts';
import { inHours, inMinutes } from '#ui-kit/format/testing/when.ts';
import { openPGlite } from '../../adapters/pglite.ts';
import { createFolderStorage } from '../../adapters/storage/storageFolder.node.ts';
import { createS3Storage, type Bucket } from '../../adapters/storage/storageS3.node.ts';
import type { Deps } from '../../deps.ts';
import { sweepFiles } from '../../files/sweep.ts';
import { createLog } from '../../ports/log.ts';
import type { Storage } from '../../ports/storage.ts';
import { openBuckets } from '../../testing/servers/buckets.node.ts';
import { pdfOf, png } from '../../testing/setups/files.ts';
import { demoDataDir, spawnServer, type ServerProcess } from '../../testing/servers/server.node.ts';
import { noLock } from '../../testing/jobs.ts';

const { buckets, close } = await openBuckets();
afterAll(close);

const people = [students.minsu, students.seoyeon, students.jihun, students.doyun] as const;
const uploads = 100;
const onePage = await pdfOf(1);
const serverKills = [20, 55, 80];

/** What a test knows of one upload. */
interface Sent {
  name: string;
  content: Uint8Array<ArrayBuffer>;
  /** Its file, once the server said that it is complete. */
  fileId?: string;
}

/** A server that is killed and started again; whoever asks waits for it. */
class Mortal {
  private server: ServerProcess;
  private readonly start: () => ServerProcess;
  constructor(start: () => ServerProcess) {
    this.start = start;
    this.server = start();
  }
  get url() {
    return this.server.url;
  }
  async kill() {
    this.server.child.kill('SIGKILL');
    await this.server.exited;
    this.server = this.start();
    await this.server.url;
  }
  async end() {
    this.server.child.kill('SIGTERM');
    expect(await this.server.exited).toBe(0);
  }
}

interface Place {
  env: Record<string, string>;
  storage: Storage;
}

function placeIn({ url, region, accessKeyId, secretAccessKey }: Bucket): Place {
  const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  const storage = createS3Storage({ url, region, accessKeyId, secretAccessKey });
  return { env: Object.assign(keys, { S3_URL: url, S3_REGION: region }), storage };
}

describe.each<[string, (dataDir: string) => Place]>([
  ['a folder', (dataDir) => ({ env: {}, storage: createFolderStorage(dataDir) })],
  ...buckets.map(([name, bucket]): [string, () => Place] => [name, () => placeIn(bucket)]),
])('100 uploads to %s, with clients, lines and the server killed', (_, place) => {
  it('are whole or absent, and leave nothing behind after the sweep', { timeout: 240_000 }, async () => {
    const { dataDir, remove } = await demoDataDir();
    const { env, storage } = place(dataDir);
    const server = new Mortal(() => spawnServer(dataDir, { DEMO: '1', ...env }));
    const sent: Sent[] = [];
    try {
      const clients = await Promise.all(people.map(({ loginId }) => openClient(server, loginId)));
      let begun = 0;
      await Promise.all(
        clients.map(async (client) => {
          while (begun < uploads) {
            const at = begun++;
            if (serverKills.includes(at)) void server.kill();
            const content = new Uint8Array(randomBytes(at % 12 === 0 ? 8_600_000 : 2_000 + at * 97));
            content.set(at % 3 === 0 ? png : onePage);
            const one: Sent = { name: `풀이 ${at}.${at % 3 === 0 ? 'png' : 'pdf'}`, content };
            sent.push(one);
            // Who was interrupted tries again, or gives up.
            for (let tries = 0; tries < 3 && one.fileId === undefined; tries++) {
              const breakAt = Math.random() < 0.6 && tries === 0 ? Math.floor(Math.random() * 5) : -1;
              await client(one, breakAt).catch(() => pause(50 + Math.random() * 300));
              if (breakAt >= 0 && Math.random() < 0.4) break;
            }
          }
        }),
      );
      await server.end();
      await examineAll(dataDir, storage, sent);
    } finally {
      await server.url.then(() => server.end()).catch(() => undefined);
      remove();
    }
  });
});

/** Uploads as a student does, and breaks off at one of its steps. */
async function openClient(server: Mortal, loginId: string) {
  const ask = async (method: string, path: string, token: string, body: object, signal?: AbortSignal) => {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token !== '') headers.authorization = `Bearer ${token}`;
    const init = { method, headers, body: JSON.stringify(body), signal: signal ?? null };
    const response = await fetch(`${await server.url}/api${path}`, init);
    if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
    const cookie =
      response.headers
        .getSetCookie()
        .find((one) => one.startsWith('file_reader'))
        ?.split(';')[0] ?? '';
    // oxlint-disable-next-line typescript/no-explicit-any -- a test says what it expects
    return { body: (await response.json()) as any, cookie };
  };
  const { accessToken } = (await ask('POST', '/auth/login', '', { loginId, password: demoPassword })).body;
  const query = '{ exams(limit: 20) { id submissions { status } } }';
  const { data } = (await ask('POST', '/gql', accessToken, { query })).body;
  const open = data.exams.find((exam: { submissions: object[] }) => exam.submissions.length === 0);

  return async (one: Sent, breakAt: number): Promise<void> => {
    const stop = new AbortController();
    const mayBreak = (step: number) => {
      if (step === breakAt) throw new Error('broken off');
    };
    const breakSoon = (step: number) => {
      if (step === breakAt) setTimeout(() => stop.abort(), Math.random() * 8);
    };
    const file = { fileName: one.name, contentType: 'image/png', fileSize: one.content.byteLength };
    const { body, cookie } = await ask('POST', '/sp/upload-files', accessToken, { examId: open.id, files: [file] });
    const [begun] = body.files;
    mayBreak(0);
    const parts = [];
    for (const { number, etag, url } of begun.parts) {
      const piece = one.content.slice((number - 1) * begun.partBytes, number * begun.partBytes);
      breakSoon(1);
      parts.push({ number, etag: etag ?? (await put(await server.url, url, cookie, piece, stop.signal)) });
      mayBreak(2);
    }
    breakSoon(3);
    const named = { fileName: one.name, uploadId: begun.uploadId, parts };
    await ask('POST', '/files/multipart/complete', accessToken, named, stop.signal);
    one.fileId = begun.fileId;
  };
}

async function put(origin: string, url: string, cookie: string, body: Uint8Array<ArrayBuffer>, signal: AbortSignal) {
  const isOurs = url.startsWith('/');
  const headers: Record<string, string> = isOurs ? { cookie } : {};
  const response = await fetch(isOurs ? `${origin}${url}` : url, { method: 'PUT', headers, body, signal });
  if (!response.ok) throw new Error(`${response.status} at a part`);
  return response.headers.get('etag');
}

/** Compares every file with what was sent, and sweeps for three days. */
async function examineAll(dataDir: string, storage: Storage, sent: readonly Sent[]): Promise<void> {
  const db = await openPGlite({ dataDir: join(dataDir, 'pg') });
  try {
    const rows = await db.kysely
      .selectFrom('files')
      .select(['id', 'name', 'state', 'size_bytes'])
      .where('owner_type', '=', 'SUBMISSION')
      .where('name', 'like', '풀이 %')
      .execute();
    const done = rows.filter(({ state }) => state === 'DONE');
    const complete = sent.filter(({ fileId }) => fileId !== undefined);
    expect(complete.length).toBeGreaterThan(uploads / 2);
    expect(done.map(({ id }) => id)).toEqual(expect.arrayContaining(complete.map(({ fileId }) => fileId)));
    for (const { id, name, size_bytes } of done) {
      const { content } = sent.find((one) => one.name === name) as Sent;
      const stored = await new Response(await storage.get(id)).arrayBuffer();
      if (name.endsWith('.png')) {
        // A picture was made anew, once.
        expect(size_bytes, name).toBe(stored.byteLength);
        expect(readPicture(new Uint8Array(stored)), name).toMatchObject({ kind: 'PNG', width: 1, height: 1 });
        continue;
      }
      expect([size_bytes, Buffer.compare(Buffer.from(stored), content)], name).toEqual([content.byteLength, 0]);
    }
    const deps = { db, storage, log: createLog(() => undefined, 'silent') } as unknown as Deps;
    for (const hours of [25, 50, 75]) {
      await sweepFiles({ ...deps, clock: { now: () => new Date(inHours(hours)) } }, noLock);
    }
    const left = await Array.fromAsync(storage.list(new Date(inMinutes(1))));
    expect(left.toSorted()).toEqual(done.map(({ id }) => id).toSorted());
    expect(await storage.sweep(new Date(inMinutes(1)))).toBe(0);
    expect(await db.sql.query(`select 1 from files where state = 'UPLOADING'`)).toEqual([]);
    process.stdout.write(
      `${done.length} of ${sent.length} uploads arrived whole, ${rows.length - done.length} were swept\n`,
    );
  } finally {
    await db.close();
  }
}

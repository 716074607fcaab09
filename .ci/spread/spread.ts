import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webPush from 'web-push';
import { settingsTable, type Settings } from '#api/settings/settingsTable.ts';
import { startNativePostgres, type NativeServer } from '#hasura/engine/testing/nativePostgres.node.ts';
import { startProcess, type ApiProcess } from './apiProcess.ts';
import { startBucket, type SpreadBucket } from './bucket.ts';
import { isTaken, SpreadError } from './child.ts';
import { apiSettings, postgresSettings } from './settings.ts';
import { neededCaddy, startProxy } from './proxy.ts';

/** How an academy is spread out on this machine. */
export interface SpreadOptions {
  /** The proxy's port; the api processes listen on the next ones. */
  port: number;
  processes: number;
  demo: boolean;
  /** Settings of the api beside those of the table, by their names outside. */
  env?: Readonly<Record<string, string>>;
}

/** A spread academy that runs. */
export interface Spread {
  /** The proxy's address, the only one that people need. */
  url: string;
  databaseUrl: string;
  secret: string;
  postgres: NativeServer;
  bucket: SpreadBucket;
  processes: readonly ApiProcess[];
  /** What each api process is given beside port and folder. */
  env: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL, a bucket, the api processes and the proxy. @throws SpreadError */
export async function startSpread({ port, processes, demo, env = {} }: SpreadOptions): Promise<Spread> {
  const caddy = neededCaddy();
  const ports = Array.from({ length: processes }, (_, at) => port + 1 + at);
  await refuseTaken([port, ...ports]);
  const folder = mkdtempSync(join(tmpdir(), 'spread-'));
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of undo.splice(0).reverse()) await each();
  };
  try {
    const url = `http://localhost:${port}`;
    const postgres = await startNativePostgres({ ...postgresSettings, fsync: 'on', synchronous_commit: 'on' });
    undo.push(() => postgres.stop());
    const bucket = await startBucket(url);
    undo.push(() => bucket.close());
    const secret = crypto.randomUUID() + crypto.randomUUID();
    const shared = Object.assign(apiEnv(saidHere({ url, secret, demo, databaseUrl: postgres.url, bucket })), env);
    const begin = (at: number) => startProcess(ports[at] ?? 0, { ...shared, DATA_DIR: join(folder, `api-${at + 1}`) });
    // The first migrates and fills; the others find it done.
    const first = await begin(0);
    undo.push(() => first.end('SIGTERM'));
    const others = await Promise.all(ports.slice(1).map((_, at) => begin(at + 1)));
    undo.push(() => Promise.all(others.map((each) => each.end('SIGTERM'))));
    undo.push(await startProxy(caddy, { port, to: ports, folder }));
    const all = [first, ...others];
    return { url, databaseUrl: postgres.url, secret, postgres, bucket, processes: all, env: shared, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function refuseTaken(ports: readonly number[]): Promise<void> {
  for (const each of ports)
    if (await isTaken(each))
      throw new SpreadError(`${each}번 포트를 다른 프로그램이 쓰고 있습니다. --port로 다른 포트를 정해 주세요.`);
}

interface Here extends Pick<Spread, 'url' | 'secret' | 'databaseUrl' | 'bucket'> {
  demo: boolean;
}

/** What an owner would say, for an academy of the moment. */
function saidHere({ url, secret, databaseUrl, bucket, demo }: Here): Partial<Record<keyof Settings, string>> {
  const push = webPush.generateVAPIDKeys();
  return {
    databaseUrl,
    hasuraUrl: '',
    secret,
    publicUrl: url,
    demo: demo ? '1' : '0',
    s3Url: bucket.url,
    s3Region: bucket.region,
    s3AccessKeyId: bucket.accessKeyId,
    s3SecretAccessKey: bucket.secretAccessKey,
    vapidPublicKey: push.publicKey,
    vapidPrivateKey: push.privateKey,
    logLevel: process.env['LOG_LEVEL'] ?? 'error',
  };
}

/** The settings of the table with what is said here; what an owner would say stands in this environment. */
function apiEnv(said: Partial<Record<keyof Settings, string>>): Record<string, string> {
  const keys = Object.keys(apiSettings) as (keyof Settings)[];
  const pairs = keys.flatMap((key) => {
    const given = apiSettings[key];
    const { env } = settingsTable[key];
    if ('not' in given) return [];
    const usual = 'always' in given ? given.always : 'or' in given ? (process.env[env] ?? given.or) : '';
    return [[env, said[key] ?? usual] as const];
  });
  return Object.fromEntries(pairs);
}

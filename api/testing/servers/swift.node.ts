import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { AwsClient } from 'aws4fetch';
import type { Bucket } from '../../adapters/storage/storageS3.node.ts';
import { freePort } from './freePort.node.ts';

/** A bucket that others wrote, or why there is none. */
export type RealS3 = { bucket: Bucket; skipped?: undefined; close(): Promise<void> } | NoS3;

interface NoS3 {
  bucket?: undefined;
  skipped: string;
  close(): Promise<void>;
}

const run = promisify(execFile);
const kinds = ['object', 'container', 'account'] as const;
const secret = 'a-secret-key-that-only-swift-and-the-store-know';

/**
 * Starts OpenStack Swift with its S3 interface on free ports, on a folder of its own: `swift-proxy`, `swift-object`, `swift-container` and
 * `swift-account` of Debian. Call it at the top of a test file, skip by `skipped`, and close it in `afterAll`.
 * @param origin pages from there may upload (CORS)
 */
export async function startRealS3(origin?: string): Promise<RealS3> {
  const skipped = whyNot();
  if (skipped !== undefined) return { skipped, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'swift-'));
  const ports = Object.fromEntries(
    await Promise.all(['proxy', ...kinds].map(async (kind) => [kind, await freePort()] as const)),
  ) as Record<'proxy' | (typeof kinds)[number], number>;
  mkdirSync(join(folder, 'disk/one'), { recursive: true });
  await Promise.all(kinds.map((kind) => buildRing(folder, kind, ports[kind])));
  for (const kind of kinds) writeFileSync(join(folder, `${kind}.conf`), storageConf(folder, kind, ports[kind]));
  writeFileSync(join(folder, 'proxy.conf'), proxyConf(folder, ports.proxy, origin));
  const children = (['proxy', ...kinds] as const).map((kind) =>
    spawn(`/usr/bin/swift-${kind}-server`, [join(folder, `${kind}.conf`)], { stdio: 'ignore' }),
  );
  // Tests that are interrupted leave no server behind.
  const kill = () => children.forEach((child) => child.kill('SIGKILL'));
  process.once('exit', kill);
  const close = async (): Promise<void> => {
    process.off('exit', kill);
    await Promise.all(children.map(end));
    rmSync(folder, { recursive: true });
  };
  const bucket = {
    url: `http://127.0.0.1:${ports.proxy}/academy`,
    region: 'ap-northeast-2',
    accessKeyId: 'academy:store',
    secretAccessKey: secret,
  };
  try {
    await makeBucket(bucket);
    return { bucket, close };
  } catch (error) {
    await close();
    return { skipped: `skipped: Swift did not start: ${String(error)}`, close: async () => undefined };
  }
}

function whyNot(): string | undefined {
  if (process.env.TEST_SHARE === 'first') return 'skipped: in `npm run test:all`';
  if (process.env.TEST_SHARE === 'hours')
    return 'skipped: Swift keeps the hour of the machine, at which `unit` plays it';
  const missing = ['proxy', ...kinds].map((kind) => `/usr/bin/swift-${kind}-server`).find((path) => !existsSync(path));
  return missing && `skipped: no ${missing}; apt-get install swift-proxy swift-object swift-container swift-account`;
}

/** One part on one disk: what is stored lies in the folder. */
async function buildRing(folder: string, kind: string, port: number): Promise<void> {
  const builder = join(folder, `${kind}.builder`);
  await run('/usr/bin/swift-ring-builder', [builder, 'create', '1', '1', '1']);
  await run('/usr/bin/swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/one`, '1']);
  await run('/usr/bin/swift-ring-builder', [builder, 'rebalance']);
}

const shared = (folder: string, port: number) => `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
workers = 0
`;

function storageConf(folder: string, kind: string, port: number): string {
  return `${shared(folder, port)}devices = ${join(folder, 'disk')}
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`;
}

function proxyConf(folder: string, port: number, origin = ''): string {
  return `${shared(folder, port)}cors_allow_origin = ${origin}
cors_expose_headers = etag
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats bulk s3api tempauth copy slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:tempauth]
use = egg:swift#tempauth
user_academy_store = ${secret} .admin
[filter:s3api]
use = egg:swift#s3api
location = ap-northeast-2
min_segment_size = 1
dns_compliant_bucket_names = yes
cors_preflight_allow_origin = ${origin}
${['catch_errors', 'gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'copy', 'slo']
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}\n`)
  .join('')}`;
}

/** The first request that is answered makes the bucket. */
async function makeBucket({ url, region, accessKeyId, secretAccessKey }: Bucket): Promise<void> {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  for (let tries = 0; ; tries++) {
    const answer = await client.fetch(url, { method: 'PUT' }).catch(String);
    if (typeof answer !== 'string' && answer.ok) return;
    if (tries === 100) throw new Error(typeof answer === 'string' ? answer : await answer.text());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

// @module-tag whole
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#hasura/engine/testing/postgresDatabase.node.ts';
import { copyDemo } from '../world.node.ts';

// Both commands as they are started by hand, on one PostgreSQL server.
const secret = 'a secret of at least 32 characters';
const server = await startPostgres();
const demo = server && (await copyDemo(server.url));
let hasura: ChildProcess | null = null;
afterAll(async () => {
  hasura?.kill('SIGTERM');
  if (hasura) await once(hasura, 'exit');
  await demo?.drop();
  await server?.stop();
});

/** Serves this project as Hasura would: `npm run hasura:engine`. */
async function startHasura(databaseUrl: string): Promise<string> {
  const main = resolve('hasura/engine/main.node.ts');
  hasura = spawn(process.execPath, [main, '--project', 'hasura', '--port', '0', '--database-url', databaseUrl], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HASURA_GRAPHQL_ADMIN_SECRET: 'only the server itself knows',
      HASURA_GRAPHQL_JWT_SECRET: JSON.stringify({ type: 'HS256', key: secret, issuer: 'academy' }),
      HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  hasura.stdout?.on('data', (chunk) => (out += String(chunk)));
  await expect.poll(() => out, { timeout: 60_000 }).toContain('\n');
  return /http:\S+/.exec(out)?.[0] ?? '';
}

function compare(args: string[], env: Record<string, string> = {}) {
  return new Promise<{ code: unknown; out: string; err: string }>((done) => {
    const { DATABASE_URL: _, HASURA_URL: __, ...others } = process.env;
    const options = { env: { ...others, NODE_OPTIONS: '', JWT_SECRET: secret, ...env } };
    const main = join(import.meta.dirname, 'main.node.ts');
    execFile(process.execPath, [main, ...args], options, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err }),
    );
  });
}

describe('npm run test:hasura', () => {
  it.skipIf(!demo)('compares a server with the engine on its database', { timeout: 180_000 }, async () => {
    const url = await startHasura(demo!.url);
    const equal = await compare(['--url', url, '--database-url', demo!.url], {
      HASURA_GRAPHQL_ENABLE_ALLOWLIST: 'true',
    });
    expect(equal).toEqual({ code: 0, out: expect.stringMatching(/^\d{3,} answers compared, 0 differ\n$/), err: '' });
    // Without the allow list the engine answers, and refuses in other words, what the server does not let in.
    const different = await compare(['--database-url', demo!.url], { HASURA_URL: url });
    expect(different.code).toBe(1);
    expect(different.out).toMatch(/^manager, \w+.* at \$\.\w+.*\n {2}hasura: .+\n {2}engine: .+\n/);
    expect(different.out).toMatch(/ answers compared, \d+ differ\n$/);
    const nobody = await compare(['--url', 'http://localhost:1', '--database-url', demo!.url]);
    expect(nobody).toEqual({ code: 2, out: '', err: 'http://localhost:1/v1/graphql does not answer\n' });
  });

  it.each([
    [[], '--url is missing'],
    [['--url', 'http://localhost:1'], '--database-url is missing'],
    [['--url', 'hasura:8080'], 'HASURA_URL'],
    [['--nothing'], '--nothing'],
  ])('explains itself when called with %j', async (args, reason) => {
    const { code, err } = await compare(args);
    expect(code).toBe(2);
    expect(err).toContain(reason);
    expect(err).toContain('npm run test:hasura -- --url');
  });
});

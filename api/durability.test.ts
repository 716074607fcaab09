// @module-tag whole
import { mkdirSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { meansFor } from './adapters/ownPostgres/index.node.ts';
import { demoDataDir, spawnServer, temporaryDataDir } from './testing/servers/server.node.ts';

// KILLS=20 asks more than there is time for in every run.
const kills = Number(process.env.KILLS ?? 2);
const writes = 100 * kills;

const [embedded, own] = [await demoDataDir(), temporaryDataDir()];
mkdirSync(own.dataDir);
const whyNot = await meansFor(own.dataDir).then(
  () => '',
  (error: unknown) => ` skipped: ${String(error)}`,
);
afterAll(() => [embedded, own].forEach(({ remove }) => remove()));

const keeps = 'keeps every acknowledged write when the server is killed in the middle';
it(`${keeps}, on PGlite`, { timeout: 180_000 }, () => killAndCount(embedded.dataDir, {}));
it.skipIf(whyNot !== '')(`${keeps}, on its own PostgreSQL${whyNot}`, { timeout: 60_000 + kills * 20_000 }, () =>
  killAndCount(own.dataDir, { EMBEDDED: 'postgres' }),
);

async function killAndCount(dataDir: string, env: Record<string, string>): Promise<void> {
  const acknowledged: string[] = [];
  let token = '';
  for (let round = 0; round <= kills; round++) {
    const server = spawnServer(dataDir, env);
    const url = await server.url;
    token ||= await signIn(url);
    expect(await missing(url, token, acknowledged)).toEqual([]);
    const goal = Math.ceil((writes * (round + 1)) / (kills + 1));
    // Four at a time, so that some are always running at the kill.
    await Promise.all(
      Array.from({ length: 4 }, () => writeUntil(goal, url, token, acknowledged, () => server.child.kill('SIGKILL'))),
    );
    expect(await server.exited).toBeNull();
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(writes);

  const server = spawnServer(dataDir, env);
  expect(await missing(await server.url, token, acknowledged)).toEqual([]);
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
}

async function writeUntil(
  goal: number,
  url: string,
  token: string,
  acknowledged: string[],
  kill: () => void,
): Promise<void> {
  for (;;) {
    try {
      const response = await fetch(`${url}/api/admin/notice`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ title: '기록', body: String(acknowledged.length) }),
      });
      expect(response.status).toBe(201);
      acknowledged.push(((await response.json()) as { id: string }).id);
      if (acknowledged.length === goal) kill();
    } catch (error) {
      // The connection broke with the server, so this write was never acknowledged.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

async function missing(url: string, token: string, ids: string[]): Promise<string[]> {
  const response = await fetch(`${url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ notices { id } }' }),
  });
  const { data } = (await response.json()) as { data: { notices: { id: string }[] } };
  const stored = new Set(data.notices.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id));
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: staff.admin.loginId, password: demoPassword }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

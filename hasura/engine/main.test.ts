// @module-tag whole
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { bookshop } from './testing/bookshop.ts';

const folder = mkdtempSync(join(tmpdir(), 'bookshop-'));
const running = new Set<ChildProcess>();

beforeAll(() => {
  for (const [path, text] of Object.entries(bookshop)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const environment = {
  HASURA_GRAPHQL_ADMIN_SECRET: 'secret',
  HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'reader',
  HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES: 'true',
};

/** Runs the tool, and waits for its first line or its end. */
async function start(...parameters: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.node.ts'), ...parameters], {
    env: { ...process.env, ...environment, NODE_OPTIONS: '' },
  });
  running.add(child);
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (text.out += String(chunk)));
  child.stderr.on('data', (chunk) => (text.err += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => running.delete(child));
  await Promise.race([ended, expect.poll(() => text.out.includes('\n'), { timeout: 60_000 }).toBe(true)]);
  return { child, text, ended, url: /http:\S+/.exec(text.out)?.[0] ?? '' };
}

describe('npm run hasura:engine', () => {
  it('serves a project, its subscriptions too, and ends on SIGTERM', { timeout: 90_000 }, async () => {
    const { child, text, ended, url } = await start('--project', folder, '--port', '0');
    expect(text.out.trim().split('\n')).toHaveLength(1);
    const ask = async (query: string, headers: Record<string, string> = {}) =>
      (await fetch(url, { method: 'POST', body: JSON.stringify({ query }), headers })).json();
    expect(await ask('{ books(limit: 5) { price } }')).toEqual({
      data: { books: [{ price: '12.50' }, { price: '9.90' }] },
    });
    const client = createClient({
      url: url.replace('http', 'ws'),
      webSocketImpl: WebSocket,
      connectionParams: { headers: { 'X-Hasura-Admin-Secret': 'secret' } },
    });
    const heard: unknown[] = [];
    const stop = client.subscribe(
      { query: 'subscription { authors(order_by: {id: desc}, limit: 1) { name } }' },
      { next: ({ data }) => heard.push(data), error: (error) => heard.push(error), complete: () => undefined },
    );
    await expect.poll(() => heard).toEqual([{ authors: [{ name: 'Nobody' }] }]);
    const admin = { 'x-hasura-admin-secret': 'secret' };
    await ask('mutation { insert_authors_one(object: {name: "Somebody"}) { id } }', admin);
    await expect.poll(() => heard[1], { timeout: 2000 }).toEqual({ authors: [{ name: 'Somebody' }] });
    stop();
    await client.dispose();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(text.err).toBe('');
  });

  it('reports the errors of a project, and does not start', { timeout: 90_000 }, async () => {
    const file = join(folder, 'metadata/databases/default/tables/public_genres.yaml');
    writeFileSync(file, 'table: {name: nowhere, schema: public}\n');
    const { text, ended } = await start('--project', folder, '--port', '0');
    expect(await ended).toBe(1);
    expect(text.err).toContain('metadata/databases/default/tables/public_genres.yaml table: no such table or view');
  });

  it('explains itself', async () => {
    const { text, ended } = await start('--port', '1');
    expect(await ended).toBe(1);
    expect(text.err).toContain('--project DIR --port N');
  });
});

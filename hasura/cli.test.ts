import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { migrationsOf } from '#engine';
import { projectMetadata } from './cli/projectMetadata.ts';
import { standIn } from './testing/hasuraStandIn.node.ts';
import { files } from './testing/migrated.node.ts';

/** Runs `npm run hasura` with only this folder of programs to find. */
function hasura(args: string, { bin = folder(), url = 'http://hasura.test:8080' } = {}) {
  const env = { PATH: bin, HASURA_URL: url, HASURA_GRAPHQL_ADMIN_SECRET: 'secret' };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const cli = join(import.meta.dirname, 'cli.node.ts');
    const most = { env, maxBuffer: 2 ** 26 };
    execFile(process.execPath, [cli, ...args.split(' ')], most, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out: out.trim(), err: err.trim() });
    });
  });
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'hasura-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

interface Exported {
  sources: { tables: { table: { name: string }; configuration: object; select_permissions: Rule[] }[] }[];
}

interface Rule {
  comment?: string;
  permission: { limit?: number };
}

const versions = migrationsOf(files, 'up.sql').map(({ version }) => String(Number(version)));

test('the tool runs on this project against HASURA_URL, and its exit code is passed on', async () => {
  const bin = folder();
  const script = `#!${process.execPath}\nconsole.log(process.argv.slice(2).join(' '), process.env.HASURA_GRAPHQL_ENDPOINT);\nprocess.exit(3);\n`;
  writeFileSync(join(bin, 'hasura'), script, { mode: 0o755 });
  const { code, out } = await hasura('metadata diff', { bin: `${bin}${delimiter}` });
  expect(out).toBe(`metadata diff --project ${import.meta.dirname} http://hasura.test:8080`);
  expect(code).toBe(3);
});

describe('without the tool, against the HTTP of a Hasura server', () => {
  test('migrate status tells what ran, and says in a sentence who tells it', async () => {
    const { url, sent } = await standIn(null, versions.slice(0, -1));
    const { code, out, err } = await hasura('migrate status', { url });
    expect([code, err]).toEqual([0, 'hasura-cli의 실행 파일이 없어 이 프로젝트가 대신합니다.']);
    const lines = out.split('\n');
    expect(lines).toHaveLength(versions.length);
    expect(lines.filter((line) => line.startsWith('적용 안 됨'))).toEqual([lines.at(-1)]);
    expect(sent).toEqual([['/v1/metadata', { type: 'get_catalog_state', args: {} }]]);
  });

  test('migrate apply runs what is pending, and notes each when it ran', async () => {
    const { url, sent, state } = await standIn(null, versions.slice(0, -2));
    expect(await hasura('migrate apply', { url })).toMatchObject({ code: 0 });
    const scripts = sent.flatMap(([path, { args }]) => (path === '/v2/query' ? [args.sql] : []));
    expect(scripts).toEqual(
      migrationsOf(files, 'up.sql')
        .slice(-2)
        .map(({ sql }) => sql),
    );
    expect(sent.map(([, { type }]) => type).slice(1, 4)).toEqual(['run_sql', 'get_catalog_state', 'set_catalog_state']);
    const migrations = { default: Object.fromEntries(versions.map((version) => [version, false])) };
    expect(state()).toEqual({ settings: {}, migrations });
  });

  test('metadata diff tells what applying would change, and nothing of an order or of what is empty', async () => {
    const exported = JSON.parse(JSON.stringify(projectMetadata(files))) as Exported;
    const same = await standIn(exported);
    exported.sources[0]!.tables.reverse();
    const tags = exported.sources[0]!.tables.find(({ table }) => table.name === 'tags')!;
    Object.assign(tags.configuration, { custom_column_names: { created_by: 'createdBy' } });
    tags.select_permissions[0]!.comment = '';
    expect((await hasura('metadata diff', { url: same.url })).out).toBe('메타데이터가 서버와 같습니다.');
    tags.select_permissions[0]!.permission.limit = 5;
    const { url } = await standIn(exported);
    const path = 'sources[default].tables[public.tags].select_permissions[manager].permission.limit';
    expect((await hasura('metadata diff', { url })).out.split('\n')).toEqual([`- ${path}: 5`, `+ ${path}: 10000`]);
  });

  test('metadata export prints what the server has', async () => {
    const { url } = await standIn({ version: 3, sources: [] });
    expect(parse((await hasura('metadata export', { url })).out)).toEqual({ version: 3, sources: [] });
  });

  test('metadata apply sends the whole project, and tells what does not fit the database', async () => {
    const reason = 'Inconsistent object: no such table/view exists in source: "tags"';
    const fits = await standIn(null);
    expect(await hasura('metadata apply', { url: fits.url })).toMatchObject({ code: 0 });
    const args = { allow_inconsistent_metadata: true, metadata: projectMetadata(files) };
    expect(fits.sent).toEqual([['/v1/metadata', { type: 'replace_metadata', version: 2, args }]]);
    const { url } = await standIn(null, [], [{ type: 'table', name: 'table tags in source default', reason }]);
    expect(await hasura('metadata apply', { url })).toMatchObject({ code: 1, out: reason });
  });

  test('what the server refuses is told in its words, and so is a server that is not there', async () => {
    const { url, stop } = await standIn(null, [], [], 'another secret');
    const refused = await hasura('metadata export', { url });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('(401): invalid "x-hasura-admin-secret"')]);
    await stop();
    const gone = await hasura('migrate status', { url });
    expect([gone.code, gone.err]).toEqual([1, expect.stringContaining(`${url}의 Hasura 서버에 연결하지 못했습니다`)]);
  });

  test('console says where to look instead; what only the tool can do is said so', async () => {
    expect((await hasura('console')).out).toContain('http://hasura.test:8080/console');
    expect(await hasura('seed apply')).toMatchObject({ code: 1, err: expect.stringContaining('npm install') });
  });
});

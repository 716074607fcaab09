import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onTestFinished, expect, test } from 'vitest';

/** Runs `npm run hasura` with only this folder of programs to find. */
function hasura(bin: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { PATH: bin, HASURA_URL: 'http://hasura.test:8080' };
  return new Promise((resolve) => {
    const cli = join(import.meta.dirname, 'cli.node.ts');
    execFile(process.execPath, [cli, ...args], { env }, (error, out, err) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err });
    });
  });
}

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'hasura-cli-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
}

test('the tool runs on this project against HASURA_URL, and its exit code is passed on', async () => {
  const bin = folder();
  const script = `#!${process.execPath}\nconsole.log(process.argv.slice(2).join(' '), process.env.HASURA_GRAPHQL_ENDPOINT);\nprocess.exit(3);\n`;
  writeFileSync(join(bin, 'hasura'), script, { mode: 0o755 });
  const { code, out } = await hasura(`${bin}${delimiter}`, 'metadata', 'diff');
  expect(out.trim()).toBe(`metadata diff --project ${import.meta.dirname} http://hasura.test:8080`);
  expect(code).toBe(3);
});

test('without the tool it says how to get it', async () => {
  const { code, err } = await hasura(folder(), 'console');
  expect(err).toContain('hasura-cli');
  expect(code).toBe(1);
});

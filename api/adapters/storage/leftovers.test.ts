import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryDataDir } from '../../testing/servers/server.node.ts';
import { sweepLeftovers } from './leftovers.node.ts';

const now = new Date('2026-06-30T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

it('sweeps texts and dumps after 30 days, and work files after one', async () => {
  const { dataDir, remove } = temporaryDataDir();
  const scan = mkdtempSync(join(tmpdir(), 'scan-'));
  onTestFinished(() => {
    remove();
    rmSync(scan, { recursive: true, force: true });
  });
  for (const folder of ['backups', 'files/coming']) mkdirSync(join(dataDir, folder), { recursive: true });
  const line = (days: number) => `${JSON.stringify({ at: daysAgo(days), to: '+82105550', text: `${days}` })}\n`;
  writeFileSync(join(dataDir, 'outbox.jsonl'), line(40) + line(31) + line(29) + line(0));
  const at = (path: string, days: number) => {
    writeFileSync(path, '');
    utimesSync(path, daysAgo(days), daysAgo(days));
  };
  for (const days of [90, 60, 45]) at(join(dataDir, 'backups', `academy-2026010100000${days % 9}.tar.gz`), days);
  at(join(dataDir, 'files', 'coming', 'old'), 2);
  at(join(dataDir, 'files', 'coming', 'new'), 0);
  utimesSync(scan, daysAgo(2), daysAgo(2));

  await sweepLeftovers(dataDir, now);
  const texts = readFileSync(join(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  expect(texts.map((text) => JSON.parse(text).text)).toEqual(['29', '0']);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'files', 'coming'))).toEqual(['new']);
  expect(existsSync(scan)).toBe(false);
});

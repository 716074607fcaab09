// @module-tag whole
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationsOf, rollback } from '#engine';
import { settingsOf, silent } from '../testing/setups/backups.node.ts';
import { smallDisk } from '../testing/faults/smallDisk.node.ts';
import { copyOf, has, recordsOf, running, stateOf, useAcademy, whole } from '../testing/faults/realAcademy.node.ts';
import { temporaryDataDir } from '../testing/servers/server.node.ts';
import { adviceRows, type AdviceRow } from './advice.ts';
import { backupNow } from './backup/command.node.ts';
import { checkBackup, restoreBackup } from './backup/restore/restore.node.ts';
import { askAndCreateAdmin } from './firstManager/createAdmin.node.ts';
import { fileProblem } from './storage/fileProblem.ts';
import { openFolder } from './database/openDatabase.node.ts';
import { readProjectFiles } from './projectFiles.node.ts';
import { recoverNow } from './recover/command.node.ts';

// Each row of "When something is broken" in docs/operations.md: the thing is broken, the row is followed to the letter, and the academy is whole.

const page = readFileSync('docs/operations.md', 'utf8');
const used = await useAcademy();
const before = await recordsOf(used.dataDir);
const places: { remove: () => void }[] = [used];
let dataDir = '';
const at = (...names: string[]) => join(dataDir, ...names);
const put = (name: string, text: string) => writeFileSync(at(name), text);

beforeAll(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true));
afterAll(() => {
  vi.restoreAllMocks();
  places.forEach(({ remove }) => remove());
});

function fresh(): void {
  const place = copyOf(used.dataDir);
  places.push(place);
  dataDir = place.dataDir;
}
const newPlace = () => {
  const place = temporaryDataDir();
  places.push(place);
  return place.dataDir;
};
afterEach(() => void (dataDir = ''));

const recover = (what: string, by?: string, env: Record<string, string> = {}) =>
  recoverNow(settingsOf(dataDir, env), what, by);
/** That the academy does not open, and says the row. */
const isRefused = async (row: AdviceRow, env: Record<string, string> = {}) =>
  expect(stateOf(dataDir, used.holder, env)).rejects.toThrow(`docs/operations.md#${row}`);
const isWhole = async (env: Record<string, string> = {}, folder = dataDir) => {
  expect(await stateOf(folder, used.holder, env)).toEqual(whole);
  expect(await recordsOf(folder)).toEqual(before);
};
/** Opens an academy restored from the backups of the folder. */
async function restored(): Promise<string> {
  const goal = newPlace();
  await restoreBackup(settingsOf(goal, { BACKUP_DIR: at('backups') }), 'latest', silent);
  return goal;
}

const rows: Record<AdviceRow, () => Promise<void>> = {
  'secrets-missing': async () => {
    rmSync(at('secrets.json'));
    await isRefused('secrets-missing');
    expect(has(dataDir, 'secrets.json')).toBe(false);
    await recover('keys');
    await isWhole();
  },
  'secrets-unreadable': async () => {
    for (const broken of ['', '{"jwtSec', '{"jwtSecret":"short"}', '[]']) {
      put('secrets.json', broken);
      await isRefused('secrets-unreadable');
      await recover('keys');
      expect(readFileSync(at('secrets.json.broken'), 'utf8')).toBe(broken);
    }
    await isWhole();
  },
  'secrets-other': async () => {
    const JWT_SECRET = 'the key of another academy, long enough';
    await isRefused('secrets-other', { JWT_SECRET });
    await isWhole();
    fresh();
    put('secrets.json', JSON.stringify({ jwtSecret: JWT_SECRET }));
    await isRefused('secrets-other');
    await recover('keys');
    await isWhole();
  },
  'secrets-lost': async () => {
    rmSync(at('secrets.json'));
    rmSync(at('backups'), { recursive: true });
    await expect(recover('keys')).rejects.toThrow('#secrets-lost');
    await expect(recover('secrets')).rejects.toThrow('--by');
    await recover('secrets', '한서윤');
    const after = { ...whole, 'second factor': 'not asked', session: 401, link: 404 };
    expect(await stateOf(dataDir, used.holder)).toMatchObject({ ...after, link: expect.any(Number) });
    expect((await stateOf(dataDir, used.holder)).link).toBeGreaterThanOrEqual(400);
    // The notice to staff is the only record that came.
    const other = (records: unknown[]) => records.filter((sum) => !JSON.stringify(sum).includes('public.notices'));
    expect(other(await recordsOf(dataDir))).toEqual(other(before));
    const db = await openFolder(at('pg'));
    const [event] = await db.sql.query(`select facts from security_events where kind = 'KEYS_REISSUED'`);
    expect(event).toMatchObject({ facts: { by: '한서윤', osUser: expect.any(String), apps: 1 } });
    const [kept] = await db.sql.query(
      `select request_id from audit_log where table_name = 'security_settings' and request_id like 'recover by 한서윤%'`,
    );
    expect(kept).toBeDefined();
    const [notice] = await db.sql.query(`select body from notices where title = '보안 키를 새로 만들었습니다'`);
    expect(notice).toMatchObject({ body: expect.stringContaining('한서윤') });
    await db.close();
  },
  vapid: async () => {
    put('vapid.json', '{"publicKey":"');
    await isRefused('vapid');
    await recover('keys');
    await isWhole();
    fresh();
    const db = await openFolder(at('pg'));
    await db.sql.exec(`insert into push_subscriptions (user_id, session_family, endpoint, p256dh, auth)
      select user_id, family_id, 'https://fcm.googleapis.com/x', repeat('a', 87), repeat('b', 22) from refresh_tokens limit 1`);
    await db.close();
    rmSync(at('vapid.json'));
    await isRefused('vapid');
    await recover('push', '한서윤');
    await isWhole();
  },
  'academy-kind': async () => {
    for (const damage of [
      () => rmSync(at('academy.json')),
      () => put('academy.json', '{"de'),
      () => put('academy.json', '{"demo":true}'),
    ]) {
      damage();
      await isWhole();
      expect(readFileSync(at('academy.json'), 'utf8')).toBe('{"demo":false}\n');
      fresh();
    }
    rmSync(at('academy.json'));
    await expect(stateOf(dataDir, used.holder, { DEMO: '1' })).rejects.toThrow('실제 학원');
  },
  locked: async () => {
    put(
      'lock',
      JSON.stringify({ pid: 1, startedAt: readFileSync('/proc/1/stat', 'utf8').split(' ')[21], host: hostname() }),
    );
    await isRefused('locked');
    // Its process is another one by now; then half written.
    put('lock', JSON.stringify({ pid: 1, startedAt: '0', host: hostname() }));
    await isWhole();
    fresh();
    put('lock', '{"pi');
    await isWhole();
    fresh();
    put('lock', JSON.stringify({ pid: 1, startedAt: '0', host: 'another' }));
    await isRefused('locked');
    execFileSync('touch', ['-d', '2 minutes ago', at('lock')]);
    await isWhole();
  },
  'database-missing': async () => {
    renameSync(at('pg'), at('pg-elsewhere'));
    await isRefused('database-missing');
    await expect(recover('keys')).rejects.toThrow('#database-missing');
    const admin = askAndCreateAdmin(settingsOf(dataDir), { loginId: 'boss', name: '원장' });
    await expect(admin).rejects.toThrow('#database-missing');
    expect(has(dataDir, 'pg')).toBe(false);
    await isWhole({}, await restored());
    renameSync(at('pg-elsewhere'), at('pg'));
    await isWhole();
  },
  'database-two': async () => {
    mkdirSync(at('postgres'));
    writeFileSync(at('postgres', 'PG_VERSION'), '18\n');
    await isRefused('database-two');
    renameSync(at('postgres'), at('elsewhere'));
    await isWhole();
  },
  'database-damaged': async () => {
    rmSync(at('pg', 'PG_VERSION'));
    await isRefused('database-damaged');
    expect(readdirSync(at('pg'))).toContain('base');
    await isWhole({}, await restored());
    writeFileSync(at('pg', 'PG_VERSION'), '9.1\n');
    await isRefused('database-damaged');
    rmSync(at('pg'), { recursive: true });
    mkdirSync(at('postgres'));
    writeFileSync(at('postgres', 'base'), '');
    // Without its note of what it is, it is replaced by nothing either, also where academy.json is gone.
    rmSync(at('academy.json'));
    await isRefused('database-damaged');
    expect(has(dataDir, 'pg')).toBe(false);
  },
  'database-embedded': async () => {
    await isWhole({ EMBEDDED: 'postgres' });
    expect(has(dataDir, 'postgres')).toBe(false);
  },
  'half-moved': async () => {
    const goal = newPlace();
    mkdirSync(join(goal, 'restoring', 'pg'), { recursive: true });
    await expect(stateOf(goal, used.holder)).rejects.toThrow('#half-moved');
    await restoreBackup(settingsOf(goal, { BACKUP_DIR: at('backups') }), 'latest', silent);
    await isWhole({}, goal);
    mkdirSync(at('checking', 'pg'), { recursive: true });
    await isWhole();
    await checkBackup(settingsOf(dataDir), 'latest', silent);
    expect(has(dataDir, 'checking')).toBe(false);
  },
  'half-migrated': async () => {
    const db = await openFolder(at('pg'));
    await rollback(db.sql, readProjectFiles());
    const up = migrationsOf(readProjectFiles(), 'up.sql').at(-1)?.sql ?? '';
    // Killed before the end of its transaction.
    await db.sql.exec(`begin; ${up}`);
    await db.close();
    await isWhole();
  },
  'backup-altered': async () => {
    const [name = ''] = readdirSync(at('backups', 'files', 'plain'));
    const part = at('backups', 'files', 'plain', name);
    writeFileSync(part, Buffer.from(readFileSync(part)).fill(7));
    await expect(checkBackup(settingsOf(dataDir), 'latest', silent)).rejects.toThrow('#backup-altered');
    renameSync(part, at('elsewhere'));
    await backupNow(settingsOf(dataDir));
    await checkBackup(settingsOf(dataDir), 'latest', silent);
    await isWhole({}, await restored());
    const backup =
      readdirSync(at('backups'))
        .filter((each) => each.startsWith('academy-'))
        .at(-1) ?? '';
    writeFileSync(at('backups', backup, 'rows'), 'cut');
    await expect(restored()).rejects.toThrow('#backup-altered');
    await backupNow(settingsOf(dataDir));
    await isWhole({}, await restored());
  },
  'backup-key': async () => {
    const [key, other] = ['a', 'b'].map((letter) => Buffer.alloc(32, letter).toString('base64'));
    const BACKUP_DIR = newPlace();
    await backupNow(settingsOf(dataDir, { BACKUP_DIR, BACKUP_KEY: key ?? '' }));
    const restore = (env: Record<string, string>) =>
      restoreBackup(settingsOf(newPlace(), { BACKUP_DIR, ...env }), 'latest', silent);
    await expect(restore({})).rejects.toThrow('#backup-key');
    await expect(restore({ BACKUP_KEY: other ?? '' })).rejects.toThrow('#backup-key');
    await backupNow(settingsOf(dataDir, { BACKUP_DIR, BACKUP_KEY: other ?? '' }));
    await restore({ BACKUP_KEY: other ?? '' });
    await isWhole();
  },
  'file-in-the-way': async () => {
    renameSync(at('secrets.json'), at('kept'));
    mkdirSync(at('secrets.json'));
    const said = await stateOf(dataDir, used.holder).catch(fileProblem);
    expect(said).toContain('#file-in-the-way');
    renameSync(at('secrets.json'), at('elsewhere'));
    renameSync(at('kept'), at('secrets.json'));
    await isWhole();
  },
  'disk-full': async () => {
    expect(fileProblem(Object.assign(new Error('write'), { code: 'ENOSPC' }))).toContain('#disk-full');
    await isWhole();
  },
};

describe('docs/operations.md, "When something is broken"', () => {
  it('has the rows that messages name, and each has a test', () => {
    const named = [...page.matchAll(/<a id="([\w-]+)"><\/a>`([\w-]+)` \|/g)].map(([, anchor, name]) => [anchor, name]);
    expect(named).toEqual(adviceRows.map((row) => [row, row]));
    expect(Object.keys(rows).toSorted()).toEqual([...adviceRows].toSorted());
  });

  it.each(adviceRows)('%s: followed to the letter, the academy is whole', { timeout: 180_000 }, async (row) => {
    fresh();
    await rows[row]();
  });

  it('a disk that is full to the last byte: nothing is lost', { timeout: 180_000 }, async ({ skip }) => {
    fresh();
    const folder = newPlace();
    mkdirSync(folder);
    const disk = smallDisk(folder, dataDir) ?? skip('only root can mount a disk');
    try {
      disk.fill();
      const said = await stateOf(disk.dataDir, used.holder).catch(fileProblem);
      expect(said).toContain('#disk-full');
      disk.makeRoom();
      await isWhole({}, disk.dataDir);
    } finally {
      disk.remove();
    }
  });

  it('a key file that goes while the academy runs is in the next backup', { timeout: 60_000 }, async () => {
    fresh();
    await running(dataDir, {}, async () => rmSync(at('secrets.json')));
    await isWhole({}, await restored());
  });
});

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '../ports/log.ts';
import { demoDataDir, spawnServer, temporaryDataDir } from '../testing/server.node.ts';
import { demoFolder } from '../testing/world.node.ts';
import { restingFiles, scheduleBackups } from './backups.node.ts';
import { openPGlite, type PGliteDatabase } from './pglite.ts';

let place: ReturnType<typeof temporaryDataDir>;
afterEach(() => place.remove());

async function openWorld(): Promise<PGliteDatabase> {
  place = await demoDataDir();
  return openPGlite({ dataDir: join(place.dataDir, 'pg') });
}

const dumpsOf = () => readdirSync(join(place.dataDir, 'backups')).filter((name) => name.startsWith('academy-'));
const log = () => {
  const lines: string[] = [];
  return { lines, log: createLog((line) => lines.push(line), 'info') };
};

describe('a dump', () => {
  it('holds everything that was written, and opens again', { timeout: 60_000 }, async () => {
    const db = await openWorld();
    await db.sql.exec(`create table written (number int); insert into written select generate_series(1, 5000)`);
    const { lines, log: kept } = log();
    await scheduleBackups(restingFiles(db, join(place.dataDir, 'pg')), place.dataDir, kept).write();
    await db.close();
    const [name = ''] = dumpsOf();
    expect(statSync(join(place.dataDir, 'backups', name)).mode & 0o777).toBe(0o600);
    const unpacked = join(place.dataDir, 'unpacked');
    mkdirSync(unpacked);
    execFileSync('tar', ['-xzf', join(place.dataDir, 'backups', name), '-C', unpacked]);
    const again = await openPGlite({ dataDir: unpacked });
    expect(await again.sql.query('select count(*)::int as rows from written')).toEqual([{ rows: 5000 }]);
    await again.close();
    expect(lines.join()).toContain('backup-written');
    expect(readdirSync(join(place.dataDir, 'backups'))).toEqual([name]);
  });

  it('does not hold up questions while it is packed', { timeout: 60_000 }, async () => {
    const db = await openWorld();
    // As large as an academy after some years; random, so that packing takes its time.
    cpSync(join(await demoFolder(), 'pg'), join(place.dataDir, 'pg', 'more'), { recursive: true });
    writeFileSync(
      join(place.dataDir, 'pg', 'random'),
      crypto.getRandomValues(Buffer.alloc(60_000)).toString('hex').repeat(300),
    );
    let isDone = false;
    const writing = scheduleBackups(restingFiles(db, join(place.dataDir, 'pg')), place.dataDir, log().log)
      .write()
      .finally(() => (isDone = true));
    const waits: number[] = [];
    while (!isDone) {
      const asked = performance.now();
      await db.sql.query('select 1');
      waits.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await writing;
    await db.close();
    // One waits for the copy; most of the time is packing.
    expect(waits.length).toBeGreaterThan(10);
    expect(waits.filter((wait) => wait > 500).length).toBeLessThanOrEqual(1);
  });

  it('that cannot be written is told, and nothing half is left', { timeout: 60_000 }, async () => {
    const db = await openWorld();
    writeFileSync(join(place.dataDir, 'backups'), 'in the way');
    const { lines, log: kept } = log();
    await expect(
      scheduleBackups(restingFiles(db, join(place.dataDir, 'pg')), place.dataDir, kept).write(),
    ).rejects.toThrow();
    await db.close();
    expect(lines.join()).toContain('"backup-failed"');
  });
});

describe('a server that stops', () => {
  it('finishes its dump even when that takes longer than the requests may', { timeout: 90_000 }, async () => {
    place = temporaryDataDir();
    const first = spawnServer(place.dataDir, { DEMO: '0', EMBEDDED: 'pglite', LOG_LEVEL: 'info' });
    await first.url;
    // A slow disk: `tar` waits before it begins.
    const bin = join(place.dataDir, '..', 'bin');
    mkdirSync(bin);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    writeFileSync(join(bin, 'tar'), '#!/bin/sh\nsleep 7\nexec /usr/bin/env -i PATH=/usr/bin:/bin tar "$@"\n', {
      mode: 0o755,
    });
    const second = spawnServer(place.dataDir, { LOG_LEVEL: 'info', PATH: `${bin}:${process.env.PATH}` });
    await second.url;
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(dumpsOf()).toHaveLength(2);
    expect(second.output()).toContain('backup-written');
  });
});

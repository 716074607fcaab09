// @module-tag whole
import { afterAll, describe, expect, it } from 'vitest';
import { ChangeFeed } from '../live/changes.ts';
import { openPostgresDatabase, startPostgres } from '../testing/postgresDatabase.node.ts';
import { watchCommits } from './watchCommits.ts';

// PGlite has one connection, so no other process can write.
const server = await startPostgres();
afterAll(() => server?.stop());

describe.skipIf(!server)('a watch over commits', () => {
  it('hears of what others wrote within half a second, once, and of nothing else', async () => {
    const [watching, writing] = [await openPostgresDatabase(server!), await openPostgresDatabase(server!)];
    await writing.exec('create table notes (id int)');
    const changes = new ChangeFeed();
    const watch = watchCommits(watching, changes);
    let heard = 0;
    const stop = changes.subscribe(() => heard++);
    await expect.poll(() => heard).toBe(1);
    await writing.query('select * from notes');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toBe(1);
    await writing.query('insert into notes values (1)');
    await expect.poll(() => heard, { timeout: 500, interval: 10 }).toBe(2);
    stop();
    watch.stop();
    await Promise.all([watching.close(), writing.close()]);
  });
});

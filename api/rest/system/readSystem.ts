import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { readQueues } from '../../adapters/watch/queues.ts';
import type { BackupNotes } from '../../ports/machine.ts';
import type { Handler } from '../_protocol/handler.ts';

/** The state of the machine, the database, the queues and the backups. */
export const readSystem: Handler<'readSystem'> = async ({ trx, deps, now }) => {
  const { place, db, machine } = deps;
  const { version, bytes, fileCount, fileBytes } = await sizesOf(trx);
  const [disk, backups] = await Promise.all([known(machine?.disk), known(machine?.backups)]);
  return {
    at: now.toISOString(),
    version: place.version,
    startedAt: machine?.startedAt.toISOString() ?? null,
    isDemo: machine?.isDemo ?? true,
    database: { kind: db.kind === 'pglite' ? 'PGLITE' : 'POSTGRES', version, bytes },
    disk,
    files: { count: fileCount, bytes: fileBytes },
    queues: await readQueues({ kysely: trx }, now),
    jobs: await oddJobs(trx),
    backups: backups && shownBackups(backups),
  };
};

/** What cannot be read is not known; the rest of the page still is. */
async function known<Value>(read: (() => Promise<Value | null>) | undefined): Promise<Value | null> {
  return (await read?.().catch(() => null)) ?? null;
}

async function sizesOf(trx: Transaction<Tables>) {
  const { rows } = await sql<{ version: string; bytes: number; fileCount: number; fileBytes: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      count(*)::integer as "fileCount", coalesce(sum(size_bytes), 0)::float8 as "fileBytes"
    from files where state = 'DONE'`.execute(trx);
  return rows[0]!;
}

async function oddJobs(trx: Transaction<Tables>) {
  const { rows } = await sql<{ failing: number; stopped: number }>`
    select count(*) filter (where status = 'FAILED' or (status <> 'STOPPED' and failures >= 3))::integer as failing,
      count(*) filter (where status = 'STOPPED')::integer as stopped
    from jobs where status <> 'DONE'`.execute(trx);
  return rows[0]!;
}

const shownBackups = ({ backedUpAt, bytes, checkedAt, checkOk }: BackupNotes) => ({
  backedUpAt: backedUpAt?.toISOString() ?? null,
  bytes,
  checkedAt: checkedAt?.toISOString() ?? null,
  checkOk,
});

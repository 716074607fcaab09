// @module-tag timeless
import { expect, it } from 'vitest';
import { createLog } from '../../ports/log.ts';
import { DatabaseAway } from '../../ports/database.ts';
import { portError } from './databaseAway.node.ts';
import { openPostgres } from '../postgres.node.ts';

const of = (message: string, facts: object = {}) => Object.assign(new Error(message), facts);

it.each([
  of('terminating connection due to immediate shutdown command', { code: '57P01' }),
  of('terminating connection because of crash of another server process', { code: '57P02' }),
  of('the database system is in recovery mode', { code: '57P03' }),
  of('terminating connection due to idle-in-transaction timeout', { code: '25P03' }),
  of('out of memory', { code: '53200' }),
  of('too many clients already', { code: '53300' }),
  of('connection failure', { code: '08006' }),
  of('connect ENOENT /srv/academy/postgres/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  of('read ECONNRESET', { code: 'ECONNRESET' }),
  of('write EPIPE', { code: 'EPIPE' }),
  of('Cannot call write after a stream was destroyed', { code: 'ERR_STREAM_DESTROYED' }),
  of('Connection terminated unexpectedly'),
  of('Client has encountered a connection error and is not queryable'),
  of('Query read timeout'),
  of('timeout exceeded when trying to connect'),
])('$message means that the database is away', (error) => {
  expect(portError(error)).toBeInstanceOf(DatabaseAway);
});

it.each([
  of('no such file', { code: 'ENOENT', syscall: 'open' }),
  of('canceling statement due to statement timeout', { code: '57014' }),
  of('could not extend file', { code: '53100' }),
  of('duplicate key value', { code: '23505' }),
])('$message does not', (error) => {
  expect(portError(error)).toBe(error);
});

it('a server whose socket is gone is away, for questions and for commands', async () => {
  const log = createLog(() => undefined, 'silent');
  const db = openPostgres(`postgres://academy@/academy?host=${encodeURIComponent('/nowhere')}`, log);
  await expect(db.sql.query('select 1')).rejects.toBeInstanceOf(DatabaseAway);
  await expect(db.sql.transaction(async () => undefined)).rejects.toBeInstanceOf(DatabaseAway);
  await expect(db.kysely.selectFrom('users').select('id').execute()).rejects.toBeInstanceOf(DatabaseAway);
  await db.close();
});

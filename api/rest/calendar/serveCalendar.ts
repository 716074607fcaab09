import type { Hono } from 'hono';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { requestFacts, type AppEnv } from '../../http/requestFacts.ts';
import { countOpening, countUnknownLink } from '../../security/limits/countLinks.ts';
import { linkTokenHash } from '../../security/signedLinks.ts';
import { writeCalendar } from './writeCalendar.ts';

/** Where calendars read. */
export const calendarPath = '/api/calendar';

/**
 * `GET /api/calendar/{token}.ics`: a student's calendar for whoever has its address. Not in the contract, since its form is iCalendar's.
 * An address that never was and one that was revoked are refused alike.
 */
export function serveCalendar(app: Hono<AppEnv>, deps: Deps): void {
  app.get(`${calendarPath}/:file`, async (c) => {
    const now = deps.clock.now();
    const { ip } = requestFacts(c, deps.place);
    const token = /^([\w-]{64})\.ics$/.exec(c.req.param('file'))?.[1] ?? '';
    const hash = await linkTokenHash(deps.place.secret, 'calendar', token);
    // A refusal is answered after the transaction, so that its count stays.
    const text = await deps.db.kysely.transaction().execute(async (trx) => {
      const link = hash === null ? undefined : await findLink(trx, hash);
      if (!link) {
        await countUnknownLink(trx, ip, now);
        return null;
      }
      await countOpening(trx, { linkId: link.id, ip }, now);
      return writeCalendar(trx, link.student_id, now);
    });
    if (text === null) throw new Problem(404, 'not-found', '없는 주소입니다.');
    return c.body(text, 200, { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' });
  });
}

function findLink(trx: Transaction<Tables>, hash: string) {
  return trx
    .selectFrom('calendar_links as link')
    .select(['link.id', 'link.student_id'])
    .where('token_hash', '=', hash)
    .where(sql<boolean>`is_active_student(link.student_id)`)
    .executeTakeFirst();
}

import type { Context, Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { forbidden, unauthenticated } from '../http/problem.ts';
import { requestFacts, type AppEnv } from '../http/requestFacts.ts';
import { hasSignIn } from '../security/sessions/liveSession.ts';
import { keepFileAccess } from './keepFileAccess.ts';
import { sendContent } from './sendContent.ts';
import { takeContent } from './takeContent.ts';
import { contentPath, readReader, readTicket, type Ticket } from './ticket.ts';

/**
 * `GET` and `PUT /api/file-content/{ticket}`: the content of files, at short-lived addresses from the commands. Not in
 * the contract, since only the server creates these addresses. An address works only for the sign-in that requested it.
 */
export function serveFileContent(app: Hono<AppEnv>, deps: Deps): void {
  const path = `${contentPath}/:ticket`;
  app.get(path, async (c) => {
    const { fileId, userId } = await admit(c, deps, 'get');
    const answer = await sendContent(deps, { fileId, userId, request: c.req.raw });
    await keepFileAccess(deps, requestFacts(c, deps.place), { fileId, userId });
    return answer;
  });
  app.put(path, async (c) => takeContent(deps, await admit(c, deps, 'put'), c.req.raw));
}

async function admit<Act extends Ticket['act']>(
  c: Context<AppEnv>,
  deps: Deps,
  act: Act,
): Promise<Extract<Ticket, { act: Act }>> {
  const now = deps.clock.now();
  const ticket = await readTicket(deps.place.secret, c.req.param('ticket') ?? '', now);
  if (ticket?.act !== act) throw forbidden('address-expired', '주소의 시간이 지났습니다. 화면에서 다시 시도해 주세요.');
  const reader = await readReader(deps.place.secret, requestFacts(c, deps.place).cookies, now);
  if (reader !== ticket.sessionFamily) {
    throw forbidden('foreign-address', '다른 사람이 받은 주소입니다. 로그인한 뒤 화면에서 직접 열어 주세요.');
  }
  if (!(await isSignedIn(deps, ticket)))
    throw unauthenticated('session-ended', '로그인이 끝났습니다. 다시 로그인해 주세요.');
  return ticket as Extract<Ticket, { act: Act }>;
}

async function isSignedIn({ db }: Deps, { userId, sessionFamily }: Ticket): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId}::uuid and ${hasSignIn(sql`${sessionFamily}::uuid`)}`.execute(db.kysely);
  return rows.length > 0;
}

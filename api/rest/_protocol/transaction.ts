import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { Problem } from '../../http/problem.ts';
import { isRetryable } from '../../http/sqlError.ts';
import { refreshChannel } from '../../ports/events.ts';
import type { Database } from '../../ports/database.ts';
import type { Actor } from './handler.ts';

const attempts = 3;

/** Who writes, in which request, from where. */
interface Author {
  actor: Pick<Actor, 'role' | 'userId'> | null;
  requestId: string;
  /** The sender's address. @default undefined, the system */
  ip?: string;
}

/**
 * Runs a handler in one transaction, with the author set for the audit triggers. Runs it again after a
 * serialization failure or deadlock; 503 when that goes on. A Problem that keeps its writes is thrown after the commit.
 */
export async function actInTransaction<T>(
  db: Database,
  author: Author,
  act: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await db.kysely.transaction().execute(async (trx) => {
        await setAuthor(trx, author);
        return act(trx).catch((error: unknown) => {
          if (error instanceof Problem && error.keepsWrites) return error;
          throw error;
        });
      });
      if (outcome instanceof Problem) throw outcome;
      return outcome;
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempt >= attempts) throw busy();
    }
  }
}

/** Tells every listener, at commit, which GraphQL roots this transaction changes. */
export async function announce(trx: Transaction<Tables>, roots: readonly string[], at: Date): Promise<void> {
  if (roots.length === 0) return;
  const news = JSON.stringify({ roots, at: at.toISOString() });
  // Without parameters, as `setAuthor`.
  await sql`select pg_notify(${sql.lit(refreshChannel)}, ${sql.lit(news)})`.execute(trx);
}

function busy(): Problem {
  const detail = '지금 여러 사람이 같은 것을 수정하고 있어 저장하지 못했습니다. 잠시 뒤 다시 시도해 주세요.';
  return new Problem(503, 'busy', detail, { headers: { 'retry-after': '1' } });
}

async function setAuthor(trx: Transaction<Tables>, { actor, requestId, ip }: Author): Promise<void> {
  const variables = {
    'x-hasura-role': actor?.role ?? 'anonymous',
    'x-hasura-user-id': actor ? actor.userId : undefined,
    'x-hasura-request-id': requestId,
    'x-hasura-client-ip': ip || undefined,
  };
  // Without parameters, so that a driver can send it in one message with `begin`.
  await sql`select set_config('hasura.user', ${sql.lit(JSON.stringify(variables))}, true)`.execute(trx);
}

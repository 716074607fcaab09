import type { Kysely } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';

/** What is kept of sign-ins, refusals and changes of what opens an account. */
export type SecurityEventKind =
  | 'SIGN_IN'
  | 'SIGN_IN_REFUSED'
  | 'SECOND_FACTOR_REFUSED'
  | 'SECOND_FACTOR_SET'
  | 'SECOND_FACTOR_REMOVED'
  | 'SECOND_FACTOR_RESET'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODES_RENEWED'
  | 'PASSWORD_CHANGED'
  | 'TEMPORARY_PASSWORD_ISSUED'
  | 'POWERS_CHANGED'
  | 'SESSION_ENDED'
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_OPENED'
  | 'ACCESS_REFUSED'
  | 'SETTINGS_CHANGED'
  | 'KEYS_REISSUED'
  | 'PUSH_RESTARTED';

interface SecurityEvent {
  kind: SecurityEventKind;
  /** Whose account. */
  userId: string | null;
  /** Who did it, where it is not who the transaction names. */
  actorId?: string | null;
  /** The family of refresh tokens. */
  sessionId?: string;
  facts?: Record<string, string | number | boolean | null>;
}

/** Keeps one event with its sender's address and browser. */
export async function keepEvent(
  db: Kysely<Tables>,
  { ip, userAgent }: { ip: string; userAgent: string },
  { kind, userId, actorId, sessionId, facts = {} }: SecurityEvent,
): Promise<void> {
  const event = {
    kind,
    user_id: userId,
    session_id: sessionId ?? null,
    ip: ip || null,
    user_agent: userAgent.slice(0, 300),
    facts: JSON.stringify(facts),
  };
  // A missing actor is the person whom the transaction names.
  await db
    .insertInto('security_events')
    .values(actorId === undefined ? event : { ...event, actor_id: actorId })
    .execute();
}

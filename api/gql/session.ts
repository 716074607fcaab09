import type { Session } from '#engine';
import type { Deps } from '../deps.ts';
import type { Actor, RequestFacts } from '../rest/_protocol/handler.ts';
import { authenticate } from '../security/authenticate.ts';

/** The sender of a GraphQL request. */
export interface Asker {
  /** Null for a visitor. */
  actor: Actor | null;
  session: Session;
}

/** Identifies the sender. Throws 401 when the session is over. */
export async function askerOf(
  deps: Deps,
  authorization: string | undefined,
  facts: Pick<RequestFacts, 'id' | 'ip'>,
): Promise<Asker> {
  const signedIn = await authenticate(deps, authorization);
  // A session with a temporary password, or without the second factor it must have, is treated as a visitor, so that public pages stay readable.
  const actor = signedIn?.mustChangePassword || signedIn?.mustSetSecondFactor ? null : signedIn;
  return { actor, session: gqlSession(actor, facts) };
}

/** Whether it is a student who asks, and not staff who look at what the student sees. */
export const isStudent = (actor: Actor): boolean => actor.role === 'student' && actor.previewedBy === null;

/** Role and session variables of a person, or of a visitor, for GraphQL. */
function gqlSession(actor: Actor | null, { id, ip }: Pick<RequestFacts, 'id' | 'ip'>): Session {
  const role = actor?.role ?? 'anonymous';
  return {
    role,
    variables: {
      'x-hasura-role': role,
      // oxlint-disable-next-line house/no-conditional-spread -- a session variable is never undefined
      ...(actor && { 'x-hasura-user-id': actor.userId }),
      'x-hasura-request-id': id,
      ...(ip && { 'x-hasura-client-ip': ip }),
    },
  };
}

import type { Session } from '#engine';
import type { Deps } from '../deps.ts';
import type { Actor } from '../rest/_protocol/handler.ts';
import { authenticate } from '../security/authenticate.ts';

/** Who asks GraphQL something. */
export interface Asker {
  /** Null for a visitor. */
  actor: Actor | null;
  session: Session;
}

/** Finds out who asks. Throws 401 when the session is over. */
export async function askerOf(deps: Deps, authorization: string | undefined, requestId: string): Promise<Asker> {
  const signedIn = await authenticate(deps, authorization);
  // A temporary password shows what everybody may see: the public pages stay readable.
  const actor = signedIn?.mustChangePassword ? null : signedIn;
  return { actor, session: gqlSession(actor, requestId) };
}

/** Role and session variables of a person, or of a visitor, for GraphQL. */
function gqlSession(actor: Actor | null, requestId: string): Session {
  const role = actor?.role ?? 'anonymous';
  return {
    role,
    variables: {
      'x-hasura-role': role,
      ...(actor && { 'x-hasura-user-id': actor.userId }),
      'x-hasura-request-id': requestId,
    },
  };
}

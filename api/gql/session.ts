import type { Session } from '#engine';
import type { Actor } from '../rest/handler.ts';

/** Role and session variables of a person, or of a visitor, for GraphQL. */
export function gqlSession(actor: Actor | null, requestId: string): Session {
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

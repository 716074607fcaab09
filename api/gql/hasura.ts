import { Kind, OperationTypeNode, parse } from 'graphql';
import type { Answer, GraphQLRequest, Session } from '#engine';
import type { Deps } from '../deps.ts';
import type { Actor } from '../rest/_protocol/handler.ts';
import { signAccessToken } from '../security/sessions/accessTokens.ts';

/** Forwards a request to a Hasura server. */
export async function askHasura(
  deps: Deps,
  request: GraphQLRequest,
  session: Session,
  actor: Actor | null,
): Promise<Answer> {
  const token = await hasuraToken(deps, actor);
  const response = await fetch(new URL('/v1/graphql', deps.place.hasuraUrl), {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'x-hasura-request-id': session.variables['x-hasura-request-id'] ?? '',
      // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(request),
    signal: AbortSignal.timeout(30_000),
  });
  const body = await response.text();
  const isRefused = 'errors' in (JSON.parse(body) as object);
  return { body, wrote: isRefused ? [] : await writtenTables(deps, request) };
}

/** A fresh token with the current role from the database; null for a visitor. */
export async function hasuraToken({ place, clock }: Deps, actor: Actor | null): Promise<string | null> {
  return actor && (await signAccessToken(place.secret, { ...actor, epoch: 0 }, clock.now()));
}

// Hasura does not report the tables a mutation wrote, but its root fields name them: update_wordDecks_by_pk → wordDecks.
async function writtenTables(deps: Deps, { query, operationName }: GraphQLRequest): Promise<string[]> {
  const roots = parse(query).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION &&
    definition.operation === OperationTypeNode.MUTATION &&
    (!operationName || definition.name?.value === operationName)
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );
  if (roots.length === 0) return [];
  const names = new Set(
    roots.map((root) => root.replace(/^(insert|update|delete)_/, '').replace(/_(one|by_pk|many)$/, '')),
  );
  const tables = (await deps.engine()).tables().map(({ graphqlName }) => graphqlName);
  return tables.filter((table) => names.has(table));
}

import { Client, type CombinedError, fetchExchange } from '@urql/core';
import { authorisedFetch } from './authorisedFetch.ts';
import { GqlError } from './errors.ts';
import { isMutation, type GqlDocument } from './gqlDocument.ts';

/** The one GraphQL endpoint; every operation goes there by POST. */
export const GQL_URL = '/api/gql';

/**
 * Sends one operation. urql is only the transport: answers are kept by TanStack Query alone (decision 0002).
 * @throws GqlError with `[GraphQL] {messages joined by ', '}` for what the server refused, else `[Network] {message}`.
 */
export async function runGql<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  const context = { fetchOptions: signal ? { signal } : {} };
  const sent = isMutation(document)
    ? client.mutation<Data, Variables>(document, variables, context)
    : client.query<Data, Variables>(document, variables, context);
  const { data, error } = await sent.toPromise();
  if (error) throw gqlError(error);
  return data as Data;
}

const client = new Client({
  url: GQL_URL,
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetch: (input, init) => authorisedFetch(String(input), init),
});

function gqlError({ graphQLErrors, networkError, response }: CombinedError): GqlError {
  const status = (response as Response | undefined)?.status;
  const reasons = graphQLErrors.map(({ message }) => message);
  if (reasons.length > 0) return new GqlError(`[GraphQL] ${reasons.join(', ')}`, { reasons, status });
  return new GqlError(`[Network] ${networkError?.message ?? ''}`, { status, cause: networkError });
}

import { Client, type CombinedError, createRequest, fetchExchange } from '@urql/core';
import { authorisedFetch } from '../session/authorisedFetch.ts';
import { GqlError } from '../errors.ts';
import { takeEarly } from './earlyAnswers.ts';
import type { Conflict } from '../generated/rest/shared.ts';
import { isMutation, type GqlDocument } from './gqlDocument.ts';

/** The one GraphQL endpoint; every operation goes there by POST. */
export const GQL_URL = '/api/gql';

/**
 * Sends one operation. urql is only the transport: TanStack Query is the only cache (decision 0002).
 * @param options.signal aborts the request; the promise is rejected with its reason.
 * @throws GqlError with `[GraphQL] {messages joined by ', '}` for the server's errors, else `[Network] {message}`.
 */
export async function runGql<Data, Variables extends object>(
  document: GqlDocument<Data, Variables>,
  variables: Variables,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Data> {
  signal?.throwIfAborted();
  const early = takeEarly(document, variables);
  if (early) return untilAborted(early, signal);
  // A unique key: otherwise urql lets a read after a write share the response of one that began before it.
  const request = { ...createRequest<Data, Variables>(copyOf(document), variables), key: nextKey++ };
  const source = isMutation(document) ? client.executeMutation(request) : client.executeQuery(request);
  return new Promise((resolve, reject) => {
    const { unsubscribe } = source.subscribe(({ data, error }) => {
      if (error) reject(gqlError(error));
      else resolve(data as Data);
    });
    signal?.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason as Error);
    });
  });
}

function untilAborted<Data>(answer: Promise<Data>, signal: AbortSignal | undefined): Promise<Data> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject);
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

let nextKey = 1;

/** urql writes into a document. A copy keeps it as it is: refine's query keys contain it, and a changed key would read everything twice. */
function copyOf<Data, Variables extends object>(document: GqlDocument<Data, Variables>): GqlDocument<Data, Variables> {
  const copy = copies.get(document) ?? { ...document };
  copies.set(document, copy);
  return copy as GqlDocument<Data, Variables>;
}

const copies = new WeakMap<object, object>();

const client = new Client({
  url: GQL_URL,
  exchanges: [fetchExchange],
  preferGetMethod: false,
  fetch: (input, init) => authorisedFetch(String(input), init),
});

function gqlError({ graphQLErrors, networkError, response }: CombinedError): GqlError {
  const status = (response as Response | undefined)?.status;
  const reasons = graphQLErrors.map(({ message }) => message);
  const conflicts = graphQLErrors.flatMap(({ extensions }) => (extensions.conflicts as Conflict[] | undefined) ?? []);
  if (reasons.length > 0) return new GqlError(`[GraphQL] ${reasons.join(', ')}`, { reasons, conflicts, status });
  return new GqlError(`[Network] ${networkError?.message ?? ''}`, { status, cause: networkError });
}

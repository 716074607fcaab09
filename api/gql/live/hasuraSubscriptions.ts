import {
  GraphQLError,
  GraphQLSchema,
  parse,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLFormattedError,
} from 'graphql';
import { createClient, type Client, type ServerOptions, type SubscribePayload } from 'graphql-ws';
import type { ConnectionParams } from '#engine';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { announceRoots } from '../announce.ts';
import { askHasura, hasuraToken } from '../hasura.ts';
import { askerOf, type Asker } from '../session.ts';
import type { SocketExtra } from '../types.ts';

/** One connection from a browser, and the one to the Hasura server that goes with it. */
interface Line extends Asker {
  client: Client;
}

interface Operation {
  line: Line;
  payload: SubscribePayload;
}

/** Forwards the subscriptions of a connection to a Hasura server, and other operations by HTTP. */
export function hasuraSubscriptions(deps: Deps): ServerOptions<ConnectionParams, SocketExtra> {
  const lines = new WeakMap<object, Line>();
  return {
    onConnect: async ({ connectionParams, extra }) => {
      const { authorization } = connectionParams?.headers ?? {};
      try {
        const asker = await askerOf(deps, authorization ? String(authorization) : undefined, {
          id: crypto.randomUUID(),
          ip: '',
        });
        lines.set(extra.socket, { ...asker, client: connectTo(deps, asker) });
        return true;
      } catch (error) {
        if (error instanceof Problem) return false;
        throw error;
      }
    },
    onSubscribe: ({ extra }, _id, payload) => {
      const line = lines.get(extra.socket);
      const document = documentOf(payload.query);
      if (!line || !document) return [new GraphQLError('not a valid graphql query')];
      const contextValue: Operation = { line, payload };
      return { schema: UNUSED, document, operationName: payload.operationName, contextValue };
    },
    execute: async ({ contextValue }) => {
      const { line, payload } = contextValue as Operation;
      const request = {
        ...payload,
        operationName: payload.operationName ?? null,
        variables: payload.variables ?? null,
      };
      const { body, wrote } = await askHasura(deps, request, line.session, line.actor);
      if (wrote.length > 0) await announceRoots(deps, wrote);
      const { errors, ...answer } = JSON.parse(body) as FormattedExecutionResult;
      return errors ? { errors: errors.map(errorOf) } : answer;
    },
    subscribe: ({ contextValue }) => {
      const { line, payload } = contextValue as Operation;
      return withRefusals(line.client.iterate(payload) as AsyncGenerator<ExecutionResult>);
    },
    onClose: ({ extra }) => void lines.get(extra.socket)?.client.dispose(),
  };
}

/** A connection is opened at the first subscription, with a fresh token. */
function connectTo(deps: Deps, { actor }: Asker): Client {
  const url = new URL('/v1/graphql', deps.place.hasuraUrl);
  url.protocol = url.protocol.replace('http', 'ws');
  return createClient({
    url: url.href,
    lazy: true,
    retryAttempts: 5,
    shouldRetry: () => true,
    connectionParams: async () => {
      const token = await hasuraToken(deps, actor);
      return token === null ? {} : { headers: { Authorization: `Bearer ${token}` } };
    },
  });
}

/** The client throws refusals of Hasura; they are passed on as results. */
function withRefusals(results: AsyncGenerator<ExecutionResult>): AsyncGenerator<ExecutionResult> {
  const refusal = (thrown: unknown) => {
    if (!Array.isArray(thrown)) throw thrown;
    return { done: false as const, value: { errors: (thrown as GraphQLFormattedError[]).map(errorOf) } };
  };
  return {
    next: () => results.next().catch(refusal),
    return: (value) => results.return(value),
    throw: (error) => results.throw(error),
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: () => results[Symbol.asyncDispose](),
  };
}

/** The library writes only errors of this class. */
function errorOf({ message, extensions }: GraphQLFormattedError): GraphQLError {
  return new GraphQLError(message, { extensions });
}

function documentOf(query: string): DocumentNode | null {
  try {
    return parse(query, { noLocation: true });
  } catch {
    return null;
  }
}

/** Hasura checks the document; the library only asks which kind of operation it is. */
const UNUSED = new GraphQLSchema({});

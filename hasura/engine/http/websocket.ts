import { GraphQLError, GraphQLSchema, parse, type ExecutionArgs } from 'graphql';
import type { Context, ServerOptions } from 'graphql-ws';
import { QueryError } from '../errors.ts';
import type { LiveQueries } from '../live/liveQueries.ts';
import { subscribe } from '../live/subscribe.ts';
import type { Answer, Engine, GraphQLRequest, GraphQLResult, LiveQuery, Session, StreamQuery } from '../types.ts';
import type { HeaderValues } from './types.ts';
import type { Authenticate } from './serve.ts';

/** The credentials of a connection's client: `{ "headers": { … } }`, as Hasura takes it. */
export interface ConnectionParams extends Record<string, unknown> {
  headers?: Record<string, unknown>;
}

export interface SocketOptions {
  engine: Engine;
  live: LiveQueries;
  authenticate: Authenticate;
  /** Headers of the request that opened the connection, in lower case. */
  headersOf?: (extra: unknown) => HeaderValues;
  /** Hears which tables a mutation wrote. */
  wrote?: (tables: readonly string[]) => void;
}

/** `graphql-transport-ws` for `makeServer` of graphql-ws and its uses: subscriptions as live queries, and everything else. */
export function socketServerOptions({
  engine,
  live,
  authenticate,
  headersOf = () => ({}),
  wrote,
}: SocketOptions): ServerOptions<ConnectionParams, unknown> {
  const sessions = new WeakMap<Context<ConnectionParams, unknown>, Session>();
  return {
    onConnect: async (context) => {
      try {
        const own = lowerCase(context.connectionParams?.headers ?? {});
        sessions.set(context, await authenticate({ ...headersOf(context.extra), ...own }));
        return true;
      } catch (error) {
        if (error instanceof QueryError) return false;
        throw error;
      }
    },
    onSubscribe: (context, _id, { query, operationName, variables }) => {
      const session = sessions.get(context);
      if (!session) return [new GraphQLError('access denied')];
      const request: GraphQLRequest = { query, operationName: operationName ?? null, variables: variables ?? null };
      const watched = engine.watch(request, session);
      if (watched && 'body' in watched) return errorsOf(watched);
      const contextValue: Operation = { request, session, watched };
      return { schema: UNUSED, document: parse(query, { noLocation: true }), operationName, contextValue };
    },
    execute: async (args) => {
      const { request, session } = operationOf(args);
      const answer = await engine.answer(request, session);
      if (answer.wrote.length) wrote?.(answer.wrote);
      return JSON.parse(answer.body) as GraphQLResult & { errors?: GraphQLError[] };
    },
    subscribe: (args) => {
      const { watched } = operationOf(args);
      if (!watched) throw new Error('only a subscription can be watched');
      return subscribe(live, watched) as AsyncGenerator<GraphQLResult & { errors?: GraphQLError[] }>;
    },
  };
}

interface Operation {
  request: GraphQLRequest;
  session: Session;
  watched: LiveQuery | StreamQuery | null;
}

function operationOf({ contextValue }: ExecutionArgs): Operation {
  return contextValue as Operation;
}

/** The engine has checked the document; the library only asks which kind of operation it is. */
const UNUSED = new GraphQLSchema({});

function errorsOf({ body }: Answer): GraphQLError[] {
  const { errors = [] } = JSON.parse(body) as GraphQLResult;
  return errors.map(({ message, extensions }) => new GraphQLError(message, { extensions }));
}

function lowerCase(headers: Record<string, unknown>): HeaderValues {
  const entries = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

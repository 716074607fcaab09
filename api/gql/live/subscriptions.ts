import { GraphQLError } from 'graphql';
import type { ServerOptions } from 'graphql-ws';
import { ChangeFeed, LiveQueries, QueryError, socketServerOptions, type ConnectionParams, type Engine } from '#engine';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import { DatabaseAway } from '../../ports/database.ts';
import { readOnlySentence } from '../../rest/_protocol/access/access.ts';
import { announceRoots } from '../announce.ts';
import { hasuraSubscriptions } from './hasuraSubscriptions.ts';
import { maskAnswer, mayShowPhones } from '../maskAnswer.ts';
import { masksPhones } from '../../security/maskPhones.ts';
import { wordMessage } from '../sentences.ts';
import { writesInPreview } from '../preview.ts';
import { askerOf, isStudent, type Asker } from '../session.ts';
import type { SocketExtra } from '../types.ts';

/** Closed because the session is over. */
const forbidden = 4403;

/** Closed because the database is away: the code of websockets for "try again later". */
const later = 1013;

/** Subscriptions of one connection at a time. */
const mostSubscriptions = 50;

/** Milliseconds between checks of a connection's session. */
const heartbeat = 20_000;

/**
 * Subscriptions at `/api/gql` over `graphql-transport-ws`, for a server of graphql-ws. A connection authenticates with
 * `{headers: {authorization}}`, and ends when that session does.
 */
export async function subscriptionOptions(deps: Deps): Promise<ServerOptions<ConnectionParams, SocketExtra>> {
  const options = await (deps.place.hasuraUrl === undefined ? engineSubscriptions(deps) : hasuraSubscriptions(deps));
  const timers = new WeakMap<object, ReturnType<typeof setInterval>>();
  const askers = new WeakMap<object, Asker>();
  return {
    ...options,
    onConnect: async (context) => {
      const { socket } = context.extra;
      const end = (error?: unknown) =>
        error instanceof DatabaseAway ? socket.close(later, 'Try again later') : socket.close(forbidden, 'Forbidden');
      const accepted = await Promise.resolve(options.onConnect?.(context)).catch(endedBy(end));
      const { authorization } = context.connectionParams?.headers ?? {};
      if (accepted !== true || typeof authorization !== 'string') return accepted;
      const asker = await askerAt(deps, authorization).catch(endedBy(end));
      if (!asker) return false;
      askers.set(socket, asker);
      const check = async () => {
        const now = await askerAt(deps, authorization).catch(endedBy(end));
        if (now && now.session.role === asker.session.role && socket.readyState === WebSocket.OPEN) return;
        clearInterval(timers.get(socket));
        end();
      };
      timers.set(
        socket,
        setInterval(() => void check(), deps.place.heartbeat ?? heartbeat),
      );
      return true;
    },
    onSubscribe: async (context, id, payload) => {
      // The one that begins is not among them yet.
      if (Object.keys(context.subscriptions).length > mostSubscriptions) {
        return [
          new GraphQLError('한 화면에서 지켜볼 수 있는 것이 너무 많습니다. 화면을 새로고침해 주세요.', {
            extensions: { code: 'too-many-subscriptions' },
          }),
        ];
      }
      // A connection carries queries and mutations, too.
      if (writesInPreview(askers.get(context.extra.socket)?.actor ?? null, payload)) {
        return [new GraphQLError(readOnlySentence, { extensions: { code: 'preview-read-only' } })];
      }
      return options.onSubscribe?.(context, id, payload);
    },
    onNext: async ({ extra }, _id, payload, _args, { errors, ...result }) => {
      const actor = askers.get(extra.socket)?.actor;
      const masks =
        !(actor && isStudent(actor)) && result.data && mayShowPhones(payload) && (await masksPhones(deps.db.kysely));
      // What is watched is not kept in the access log, so that records are masked too.
      const data = masks
        ? (maskAnswer(payload, result.data, { showsRecords: false }) as typeof result.data)
        : result.data;
      return {
        ...result,
        data,
        errors: errors?.map(({ message, extensions }) => new GraphQLError(wordMessage(message), { extensions })),
      };
    },
    onClose: (context, code, reason) => {
      clearInterval(timers.get(context.extra.socket));
      return options.onClose?.(context, code, reason);
    },
  };
}

/** Ends a connection by what went wrong: the first reason that a socket is closed for is the one that is told. */
const endedBy =
  (end: (error: unknown) => void) =>
  (error: unknown): false => {
    end(error);
    return false;
  };

async function engineSubscriptions(deps: Deps): Promise<ServerOptions<ConnectionParams, SocketExtra>> {
  const engine = await deps.engine();
  return socketServerOptions({
    engine,
    live: new LiveQueries(await announcedChanges(deps, engine)),
    authenticate: async ({ authorization }) => (await askerAt(deps, authorization)).session,
    wrote: (roots) => void announceRoots(deps, roots).catch(() => deps.log.error('announcing-failed')),
  });
}

async function askerAt(deps: Deps, authorization: string | undefined): Promise<Asker> {
  try {
    return await askerOf(deps, authorization, { id: crypto.randomUUID(), ip: '' });
  } catch (error) {
    if (error instanceof Problem) throw new QueryError('access-denied', [], error.message);
    throw error;
  }
}

/** Roots announced by commands; after a lost database connection any root may have changed. */
async function announcedChanges({ events }: Deps, engine: Engine): Promise<ChangeFeed> {
  const board = new ChangeFeed();
  const known = new Set(engine.tables().map(({ graphqlName }) => graphqlName));
  await events.subscribe(
    // A root without a table, such as a function's, may depend on any table.
    ({ roots }) => board.announce(roots.every((root) => known.has(root)) ? roots : null),
    () => board.announce(null),
  );
  return board;
}

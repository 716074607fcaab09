import type { GraphQLResult, LiveQuery, StreamQuery } from '../types.ts';
import type { LiveQueries } from './liveQueries.ts';

/** Answers of a subscription as they come; `return()` ends it at once. */
export function subscribe(
  live: LiveQueries,
  query: LiveQuery | StreamQuery,
): AsyncGenerator<GraphQLResult, void, void> {
  return query.kind === 'live' ? latest(live, query) : batches(live, query);
}

/** Whoever is slow gets the newest answer and misses the ones before. */
function latest(live: LiveQueries, query: LiveQuery): AsyncGenerator<GraphQLResult, void, void> {
  let waiting: string | null = null;
  let isOver = false;
  let wake: () => void = () => undefined;
  const stop = live.watch(query, (body) => {
    waiting = body;
    wake();
  });
  const end = () => {
    isOver = true;
    stop();
    wake();
  };
  return generator(async () => {
    while (!isOver && waiting === null) await new Promise<void>((resolve) => (wake = resolve));
    const body = waiting;
    waiting = null;
    return isOver || body === null ? { done: true, value: undefined } : { done: false, value: resultOf(body) };
  }, end);
}

function batches(live: LiveQueries, query: StreamQuery): AsyncGenerator<GraphQLResult, void, void> {
  const ended = new AbortController();
  const stream = live.stream(query, ended.signal);
  return generator(
    async () => {
      const { done, value } = await stream.next();
      return done ? { done, value: undefined } : { done: false, value: resultOf(value) };
    },
    () => ended.abort(),
  );
}

function generator(
  next: () => Promise<IteratorResult<GraphQLResult, void>>,
  end: () => void,
): AsyncGenerator<GraphQLResult, void, void> {
  const finish = () => {
    end();
    return Promise.resolve({ done: true as const, value: undefined });
  };
  return {
    next,
    return: finish,
    throw: finish,
    [Symbol.asyncIterator]() {
      return this;
    },
    [Symbol.asyncDispose]: () => finish().then(() => undefined),
  };
}

let lastBody = '';
let lastResult: GraphQLResult = {};

/** Many subscribers get the same text one after the other; it is read once. */
function resultOf(body: string): GraphQLResult {
  if (body !== lastBody) {
    lastResult = JSON.parse(body) as GraphQLResult;
    lastBody = body;
  }
  return lastResult;
}

import { onTestFinished, vi } from 'vitest';

/** A request of the screens under test. */
export interface Asked {
  method: string;
  /** Its path below `/api`. */
  path: string;
  /** The name of the GraphQL operation; undefined for a command. */
  operation: string | undefined;
  /** The variables of the operation, or the body of the command. */
  sent: unknown;
  /** True once the browser gave the request up. */
  isAborted: boolean;
}

/** What an answer takes at least. */
const LATENCY_MS = 40;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Reply = Response | Promise<Response>;

/**
 * The server: answers what the test says and records what it was asked. It may answer later, also after the request was given up. The event
 * stream stays open; `tell` sends an event.
 */
export function fakeServer(answer: (asked: Asked) => Reply) {
  const calls: Asked[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const real = window.fetch;
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('fetch', (input: string, init: RequestInit = {}): Reply => {
    const { pathname } = new URL(String(input), location.origin);
    if (!pathname.startsWith('/api/')) return real(input, init);
    if (pathname === '/api/realtime') {
      return new Response(new ReadableStream({ start: (controller) => void (stream = controller) }));
    }
    const asked = askedOf(pathname, init);
    calls.push(asked);
    let isAnswered = false;
    return new Promise<Response>((resolve, reject) => {
      init.signal?.addEventListener('abort', () => {
        asked.isAborted = !isAnswered;
        reject(init.signal?.reason as Error);
      });
      void wait(LATENCY_MS)
        .then(() => answer(asked))
        .then(resolve, reject);
    }).finally(() => void (isAnswered = true));
  });
  return {
    calls,
    /** The requests of an operation. */
    of: (operation: string) => calls.filter((asked) => asked.operation === operation),
    tell: (...roots: string[]) => stream?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ roots })}\n\n`)),
    isListening: () => stream !== undefined,
  };
}

function askedOf(pathname: string, { method = 'GET', body }: RequestInit): Asked {
  const json: unknown = typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined;
  const asked = { method, path: pathname.slice('/api'.length), isAborted: false };
  if (pathname !== '/api/gql') return { ...asked, operation: undefined, sent: json };
  const { operationName, variables } = json as { operationName: string; variables: unknown };
  return { ...asked, operation: operationName, sent: variables };
}

/** An answer of the GraphQL endpoint. */
export const data = (roots: object): Response => Response.json({ data: roots });

/** A GraphQL error. */
export const refusal = (message: string): Response => Response.json({ errors: [{ message, extensions: {} }] });

/** Waits longer than events are gathered (100 ms), so that what would still happen has happened. */
export const settle = () => wait(300);

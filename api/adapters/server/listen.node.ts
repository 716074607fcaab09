import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { StartError } from '../startError.ts';
import { drainBody } from './drainBody.node.ts';

/** Milliseconds for running requests to finish when the server stops. */
const drain = 2500;

export interface Listening {
  port: number;
  server: Server;
  /** From now on each connection ends with its next answer. */
  leave(): void;
  /** Takes no new connections, lets running requests finish, then closes the rest. */
  stop(): Promise<void>;
}

/** Listens with a fetch handler. @throws StartError when the address is not available */
export async function listen(
  handler: (request: Request, connection: { ip?: string }) => Response | Promise<Response>,
  { port, host }: { port: number; host: string },
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const { incoming } = env as HttpBindings;
      const answer = await handler(request, { ip: incoming.socket.remoteAddress ?? '' });
      await drainBody(incoming);
      return answer;
    },
    // Who sends headers slowly does not keep a connection.
    serverOptions: { keepAliveTimeout: 65_000, headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(whyNot(error, host, port))));
    server.listen(port, host, resolve);
  });
  let leaving = false;
  server.prependListener('request', (_, response) => {
    if (leaving) response.shouldKeepAlive = false;
  });
  const leave = () => void (leaving = true);
  const stop = async () => {
    leave();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    server.closeIdleConnections();
    const cut = setTimeout(() => server.closeAllConnections(), drain);
    await closed;
    clearTimeout(cut);
  };
  return { port: (server.address() as AddressInfo).port, server, leave, stop };
}

function whyNot(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return `${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT로 다른 포트를 정해 주세요.`;
  if (error.code === 'EACCES') return `${port}번 포트를 열 권한이 없습니다. PORT로 1024 이상의 포트를 정해 주세요.`;
  return `${host}:${port}에서 듣지 못했습니다: ${error.message}`;
}

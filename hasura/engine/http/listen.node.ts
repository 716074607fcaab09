import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { handleProtocols, type ServerOptions } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import type { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import type { ConnectionParams } from './websocket.ts';

export interface Listening {
  port: number;
  /** Takes no new connections, closes websockets and lets running requests finish. */
  stop(): Promise<void>;
}

/** Serves requests and the websockets at `/v1/graphql`. */
export async function listen(
  app: Hono,
  sockets: ServerOptions<ConnectionParams, unknown>,
  port: number,
): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const websockets = new WebSocketServer({ noServer: true, handleProtocols });
  const protocol = useServer<ConnectionParams>(sockets as ServerOptions<ConnectionParams, Extra>, websockets);
  server.on('upgrade', (request: IncomingMessage, socket, head) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== '/v1/graphql') {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    websockets.handleUpgrade(request, socket, head, (client) => websockets.emit('connection', client, request));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const stop = async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    await protocol.dispose();
    server.closeIdleConnections();
    await closed;
  };
  return { port: (server.address() as AddressInfo).port, stop };
}

/** Headers of the request that opened a websocket. */
export function upgradeHeaders(extra: unknown): Record<string, string> {
  const { headers } = (extra as Extra).request;
  const entries = Object.entries(headers).filter(([name]) => name.startsWith('x-hasura-') || KEPT.has(name));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

const KEPT: ReadonlySet<string> = new Set(['authorization', 'cookie']);

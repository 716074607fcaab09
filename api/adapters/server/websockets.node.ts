import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { handleProtocols, type ServerOptions } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { ConnectionParams } from '#engine';
import type { SocketExtra } from '../../gql/types.ts';

/** Largest message, in bytes. */
const longestMessage = 1_048_576;

/**
 * Accepts websockets at one path of a server, from whom `admits` lets in.
 * @param options created at the first connection
 * @returns a function that closes them all
 */
export function serveWebsockets(
  server: Server,
  { path, admits }: { path: string; admits: (headers: IncomingMessage['headers']) => boolean },
  options: () => Promise<ServerOptions<ConnectionParams, SocketExtra>>,
): () => Promise<void> {
  const websockets = new WebSocketServer({ noServer: true, handleProtocols, maxPayload: longestMessage });
  let protocol: Promise<{ dispose: () => Promise<void> | void }> | undefined;
  const use = async () =>
    useServer<ConnectionParams>((await options()) as ServerOptions<ConnectionParams, Extra>, websockets);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (new URL(request.url ?? '/', 'http://localhost').pathname !== path) {
      socket.end('HTTP/1.1 404 Not Found\r\n\r\n');
      return;
    }
    if (!admits(request.headers)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
      return;
    }
    protocol ??= use();
    protocol.then(
      () => websockets.handleUpgrade(request, socket, head, (client) => websockets.emit('connection', client, request)),
      () => {
        protocol = undefined;
        socket.end('HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\r\n');
      },
    );
  });
  return async () => {
    const opened = await protocol?.catch(() => undefined);
    await opened?.dispose();
  };
}

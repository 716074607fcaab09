import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Sent {
  type: string;
  version?: number;
  args: { metadata?: unknown; sql?: string; type?: string; state?: unknown };
}

/** Answers as Hasura's metadata API does, and keeps what was sent, each with its path. */
export async function standIn(metadata: unknown, ran: string[] = [], inconsistent: object[] = [], secret = 'secret') {
  const sent: [path: string, Sent][] = [];
  let state: unknown = { settings: {}, migrations: { default: Object.fromEntries(ran.map((one) => [one, false])) } };
  const answers: Record<string, (args: Sent['args']) => unknown> = {
    '/v1/metadata export_metadata': () => ({ resource_version: 7, metadata }),
    '/v1/metadata replace_metadata': () => ({
      is_consistent: inconsistent.length === 0,
      inconsistent_objects: inconsistent,
    }),
    '/v1/metadata get_catalog_state': () => ({ id: '1', cli_state: state, console_state: {} }),
    '/v1/metadata set_catalog_state': (args) => {
      state = args.state;
      return { message: 'success' };
    },
    '/v2/query run_sql': () => ({ result_type: 'CommandOk', result: null }),
  };
  const server = createServer((request, response) => void answerOne(request, response));
  const answerOne = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse((await request.toArray()).join('')) as Sent;
    const refused = request.headers['x-hasura-admin-secret'] !== secret;
    const answer = refused
      ? { path: '$', error: 'invalid "x-hasura-admin-secret"/"x-hasura-access-key"', code: 'access-denied' }
      : answers[`${request.url} ${body.type}`]?.(body.args);
    sent.push([request.url ?? '', body]);
    response.writeHead(refused ? 401 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => server[Symbol.asyncDispose]();
  onTestFinished(() => stop().catch(() => undefined));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent, state: () => state, stop };
}

import { demoPassword, staff } from '#mocks/cast.ts';
import { startServer } from '../harness/world.ts';
import type { Academy } from './academy.ts';

/** A server that has just started, as an administrator reaches it. */
export interface Started {
  url: URL;
  /** The content of an answer, read to its end; fails for any status but those of success. */
  send(method: string, path: string, body?: object): Promise<string>;
  /** The data of a GraphQL question. */
  ask<Data>(query: string): Promise<Data>;
}

/** Starts a server on a copy of the academy; both end with the stack. */
export async function startOn(cleanup: AsyncDisposableStack, academy: Academy, app: string): Promise<Started> {
  const env = { APP_DIR: app, JWT_SECRET: academy.secret };
  const { url } = await startServer(cleanup, academy.copy(), env);
  const headers = new Headers({ 'content-type': 'application/json' });
  const send: Started['send'] = async (method, path, body) => {
    const response = await fetch(new URL(`/api${path}`, url), { method, headers, body: body && JSON.stringify(body) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  };
  const signedIn = await send('POST', '/auth/login', { loginId: staff.admin.loginId, password: demoPassword });
  headers.set('authorization', `Bearer ${(JSON.parse(signedIn) as { accessToken: string }).accessToken}`);
  const ask: Started['ask'] = async (query) => JSON.parse(await send('POST', '/gql', { query })).data;
  return { url, send, ask };
}

import { request } from '@playwright/test';
import type { Person } from '../people/people.ts';

/** Calls of a person who needs no screen: what somebody else does meanwhile. */
export interface ApiCaller {
  ask<Data>(query: string, variables: object): Promise<Data>;
  make(path: string, body: object): Promise<void>;
  send(method: 'PUT' | 'PATCH', path: string, body: object): Promise<void>;
}

/** Signs a person in without a browser. */
export async function apiAs({ loginId, password }: Person, baseURL = ''): Promise<ApiCaller> {
  const start = await request.newContext({ baseURL });
  const { accessToken } = await (await start.post('/api/auth/login', { data: { loginId, password } })).json();
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${accessToken}` } });
  const refused = async (what: string, response: { ok(): boolean; text(): Promise<string> }): Promise<void> => {
    if (!response.ok()) throw new Error(`${what}: ${await response.text()}`);
  };
  return {
    ask: async (query, variables) => {
      const response = await api.post('/api/gql', { data: { query, variables } });
      await refused('gql', response);
      return (await response.json()).data;
    },
    make: async (path, body) => refused(path, await api.post(`/api${path}`, { data: body })),
    send: async (method, path, body) => {
      await refused(path, await api.fetch(`/api${path}`, { method, data: body }));
    },
  };
}

import { once } from 'node:events';
import { demoPassword, staff } from '#mocks/cast.ts';
import type { ServerProcess } from './server.node.ts';

/** Bytes that are still referenced in a server started with `NODE_OPTIONS: '--inspect=0'`, asked through its inspector once garbage is collected. */
export async function heldBytes(server: ServerProcess): Promise<number> {
  const inspector = new WebSocket(/ws:\/\/\S+/.exec(server.output())?.[0] ?? '');
  await once(inspector, 'open');
  const ask = async (method: string, params: object = {}) => {
    inspector.send(JSON.stringify({ id: 1, method, params }));
    const [{ data }] = (await once(inspector, 'message')) as [MessageEvent<string>];
    return JSON.parse(data) as { result: { result: { value: number } } };
  };
  await ask('HeapProfiler.collectGarbage');
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  const { result } = await ask('Runtime.evaluate', { expression });
  inspector.close();
  return result.result.value;
}

/** The access token of the demo's manager at this server, who signs in for real. */
export async function signInManager(url: URL): Promise<string> {
  const body = JSON.stringify({ loginId: staff.admin.loginId, password: demoPassword });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(new URL('/api/auth/login', url), { method: 'POST', headers, body });
  return ((await answer.json()) as { accessToken: string }).accessToken;
}

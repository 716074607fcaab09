// @module-tag whole
import { afterAll, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { demoDataDir, spawnServer } from '../../../testing/servers/server.node.ts';
import { workbookOf } from '../../../testing/setups/workbooks.ts';

const { dataDir, remove } = await demoDataDir();
afterAll(remove);

const count = 1_500;

it('leaves nothing or everything when the server is killed while it imports', { timeout: 180_000 }, async () => {
  let token = '';
  let acknowledged = false;
  for (const share of [0.3, 0.7]) {
    const server = spawnServer(dataDir);
    const url = await server.url;
    token ||= await signIn(url);
    expect(await imported(url, token)).toEqual({ students: 0, imports: 0 });
    const file = await roster();
    const begun = performance.now();
    const { plan } = (await (await send(url, token, file, { mode: 'PREVIEW' })).json()) as { plan: string };
    // A commit takes several times as long as a preview.
    const kill = setTimeout(() => server.child.kill('SIGKILL'), (performance.now() - begun) * share);
    acknowledged = await send(url, token, file, { mode: 'COMMIT', plan }).then(
      ({ status }) => status === 200,
      () => false,
    );
    clearTimeout(kill);
    server.child.kill('SIGKILL');
    await server.exited;
    if (acknowledged) break;
  }
  const server = spawnServer(dataDir);
  const url = await server.url;
  const found = await imported(url, token);
  expect([{ students: count, imports: 1 }, ...(acknowledged ? [] : [{ students: 0, imports: 0 }])]).toContainEqual(
    found,
  );
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

function roster(): Promise<Uint8Array> {
  const rows = Array.from({ length: count }, (_, at) => [`끊김 ${at}`, String(77_000_000 + at), '고2', '기숙']);
  return workbookOf([['이름', '학번', '학년', '태그'], ...rows]);
}

function send(url: string, token: string, file: Uint8Array, fields: Record<string, string>): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(file)], '명단.xlsx'));
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${url}/api/students/excel`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
}

async function imported(url: string, token: string): Promise<{ students: number; imports: number }> {
  const query = `{ students_aggregate(where: {studentNumber: {_like: "77%"}}) { aggregate { count } }
    studentImports_aggregate(where: {fileName: {_eq: "명단.xlsx"}}) { aggregate { count } } }`;
  const response = await fetch(`${url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: Record<string, { aggregate: { count: number } }> };
  return {
    students: data.students_aggregate?.aggregate.count ?? -1,
    imports: data.studentImports_aggregate?.aggregate.count ?? -1,
  };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: staff.admin.loginId, password: demoPassword }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

// @module-tag whole
import { afterAll, expect, it } from 'vitest';
import { demoPassword, staff } from '#mocks/cast.ts';
import { demoAcademy, spawnServer } from '../../testing/servers/server.node.ts';

const { dataDir, env, remove } = await demoAcademy();
afterAll(remove);

const rounds = 3;

it('a server killed among ten presses keeps what it acknowledged, and one shift', { timeout: 240_000 }, async () => {
  for (let round = 0; round < rounds; round++) {
    const first = spawnServer(dataDir, env);
    const url = await first.url;
    const tokens = [await signIn(url), await signIn(url)];
    const before = await openShifts(url, tokens[0] ?? '');
    const isIn = before.length > 0;
    // One press that is repeated until it is answered, as the clock's button does, and others beside it.
    const punchId = crypto.randomUUID();
    const acknowledged: string[] = [];
    const presses = Array.from({ length: 10 }, (_, n) =>
      press(url, tokens[n % 2] ?? '', isIn, n < 5 ? punchId : crypto.randomUUID()).then((id) => {
        if (id !== null) acknowledged.push(id);
        // Some of them are under way when it is killed, and some answered, round by round.
        if (n === round * 3) first.child.kill('SIGKILL');
      }),
    );
    setTimeout(() => first.child.kill('SIGKILL'), 1500);
    await Promise.all(presses);
    expect(await first.exited).toBeNull();

    const second = spawnServer(dataDir, env);
    const again = await second.url;
    const token = await signIn(again);
    const after = await openShifts(again, token);
    expect(after.length).toBeLessThanOrEqual(1);
    expect(new Set(acknowledged).size).toBeLessThanOrEqual(1);
    if (acknowledged.length > 0) expect(after.map(({ id }) => id)).toEqual(isIn ? [] : [acknowledged[0]]);
    await press(again, token, isIn, punchId);
    expect(await openShifts(again, token)).toHaveLength(isIn ? 0 : 1);
    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
  }
});

/** The id of the shift that was acknowledged; null for a refusal, or when the server went away. */
async function press(url: string, token: string, isIn: boolean, punchId: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/api/supervisor/${isIn ? 'work-out-v2' : 'work-in-v2'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(isIn ? { punchId } : { punchId, wageTypeId: null }),
    });
    const body = (await response.json()) as { id: string };
    if (response.ok) return body.id;
    expect(response.status).toBe(409);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return null;
}

async function openShifts(url: string, token: string): Promise<{ id: string }[]> {
  const response = await fetch(`${url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ workRecords(where: { status: { _eq: "OPEN" } }) { id } }' }),
  });
  const { data } = (await response.json()) as { data: { workRecords: { id: string }[] } };
  return data.workRecords;
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginId: staff.ta.loginId, password: demoPassword }),
  });
  return ((await response.json()) as { accessToken: string }).accessToken;
}

import { bench } from './harness/bench.ts';
import { never } from './harness/limit.ts';

const address = '198.51.100.1';
const password = 'academy-demo';

export default bench({
  about:
    'a school of 300 pupils behind one address, where one of them guesses 2,000 times at the others or at one: how many of those who know theirs get in, and by what',
  needs: 'nothing',
  limits: { refused: never },
  async run({ limits, report }) {
    for (const [name, guessed] of [
      ['guesses at all', (at: number) => pupil(at % 300)],
      ['guesses at one', () => pupil(0)],
      ['guesses at no account', (at: number) => `nobody${at}`],
    ] as const) {
      const { byPassword, byText, refused } = await play(guessed);
      report.line(`${name}: ${byPassword} by password, ${byText} by text`);
      report.figure(`${name}: refused`, refused, limits.refused);
    }
  },
});

const pupil = (at: number): string => `pupil-${at}`;
const phoneOf = (at: number): string => `010-4000-${1000 + at}`;

async function play(guessed: (at: number) => string) {
  const { startApi } = await import('#api/testing/api.ts');
  const api = await startApi();
  await api.deps.db.sql.query(
    `insert into users (login_id, type, name, phone, password_hash)
     select 'pupil-' || n, 'STUDENT', '학생', '+82104000' || (1000 + n)::text, (select password_hash from users where login_id = 'admin')
     from generate_series(0, 299) as n`,
  );
  const send = (path: '/auth/login' | '/auth/sign-in-code', body: Record<string, string>, cookie = '') =>
    api.send('POST', path, { body, headers: { 'x-forwarded-for': address, cookie } });
  const login = (at: number, more: Record<string, string> = {}, cookie = '') =>
    send('/auth/login', { loginId: pupil(at), password, ...more }, cookie);
  const devices: string[] = [];
  // Every second one signed in on their phone before.
  for (let at = 0; at < 300; at += 2) {
    const { headers } = await login(at);
    devices[at] =
      headers
        .getSetCookie()
        .find((one) => one.startsWith('device_'))
        ?.split(';')[0] ?? '';
  }
  const counts = { byPassword: 0, byText: 0, refused: 0 };
  for (let guess = 0; guess < 2000; guess++) {
    await send('/auth/login', { loginId: guessed(guess), password: 'wrong' });
    if (guess % 6 !== 5 || guess / 6 > 300) continue;
    const at = Math.floor(guess / 6);
    if ((await login(at, {}, devices[at])).status === 200) counts.byPassword += 1;
    else {
      await send('/auth/sign-in-code', { loginId: pupil(at), phone: phoneOf(at) });
      const code = /(\d{8})/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';
      if ((await login(at, { code })).status === 200) counts.byText += 1;
      else counts.refused += 1;
    }
  }
  await api.close();
  return counts;
}

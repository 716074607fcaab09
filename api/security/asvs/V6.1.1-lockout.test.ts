import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff, students } from '#mocks/cast.ts';
import { openMigrated } from '#hasura/testing/migrated.node.ts';
import { addSetupToken } from '../../rest/auth/firstManager/setupTokens.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { addShownExam } from '../../testing/setups/reports.ts';
import * as limits from '../limits/rateLimits.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

type Headers = Record<string, string>;
const from = (ip: string, cookie = ''): Headers =>
  cookie ? { 'x-forwarded-for': ip, cookie } : { 'x-forwarded-for': ip };
const login = (loginId: string, password: string, headers: Headers, code?: string) =>
  api.call('POST', '/auth/login', { body: { loginId, password, code }, headers });
const cookieOf = (headers: globalThis.Headers, name: string) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith(name))
    ?.split(';')[0] ?? '';
const many = async <T>(count: number, act: (at: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let at = 0; at < count; at++) answers.push(await act(at));
  return answers;
};
const last = (answers: { status: number }[]) => answers.at(-1)?.status;
const ownNumber = '010-5550-1007';
const texted = () => /인증번호 (\d{8})/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';
const askCode = (loginId: string, phone: string, ip: string) =>
  api.call('POST', '/auth/sign-in-code', { body: { loginId, phone }, headers: from(ip) });

describe('an account that others guess at', () => {
  const owner = students.minsu.loginId;

  it('lets its owner in on a new phone by a text, after twenty wrong passwords from twenty networks', async () => {
    await many(20, (at) => login(owner, 'wrong', from(`198.51.100.${at}`)));
    // Right and wrong passwords are told apart no more.
    const right = await login(owner, demoPassword, from('203.0.113.1'));
    const wrong = await login(owner, 'wrong', from('203.0.113.2'));
    expect([right.status, wrong.status, right.body.detail]).toEqual([429, 429, wrong.body.detail]);
    expect((await askCode(owner, ownNumber, '203.0.113.1')).status).toBe(204);
    expect(api.sent.at(-1)?.to).toBe('+821055501007');
    expect((await login(owner, 'wrong', from('203.0.113.1'), texted())).status).toBe(401);
    expect((await login(owner, demoPassword, from('203.0.113.1'), texted())).status).toBe(200);
  });

  it('takes a code once, for one account, for ten minutes, and says nothing of the password', async () => {
    await askCode(owner, ownNumber, '203.0.113.3');
    const code = texted();
    const other = await login(students.seoyeon.loginId, demoPassword, from('203.0.113.3'), code);
    expect([other.status, other.body.code, other.body.errors]).toMatchObject([400, 'wrong-code', [{ field: 'code' }]]);
    expect((await login(owner, demoPassword, from('203.0.113.3'), code)).status).toBe(200);
    expect((await login(owner, demoPassword, from('203.0.113.3'), code)).body.code).toBe('wrong-code');
    await askCode(owner, ownNumber, '203.0.113.4');
    api.wait(601);
    for (const password of [demoPassword, 'wrong'])
      expect((await login(owner, password, from('203.0.113.4'), texted())).body.code).toBe('wrong-code');
    const rows = await api.deps.db.kysely.selectFrom('sign_in_challenges').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(texted());
  });

  it('answers who asks for a code alike, and texts the number on file alone', async () => {
    const count = api.sent.length;
    const answers = [
      await askCode('nobody1', ownNumber, '203.0.113.5'),
      await askCode(owner, '010-0000-0000', '203.0.113.5'),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([204, '']));
    expect(api.sent).toHaveLength(count);
  });

  it('can be signed in to with a new password by link', async () => {
    const { loginId } = students.doyun;
    await many(20, (at) => login(loginId, 'wrong', from(`198.51.104.${at}`)));
    await api.call('POST', '/auth/find-password', {
      body: { loginId, phone: '01055501063' },
      headers: from('203.0.113.6'),
    });
    const uuid = /link\/(\S+)/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';
    const body = { uuid, newPassword: 'a long walk home' };
    expect((await api.call('POST', '/auth/reset-password-via-uuid', { body })).status).toBe(204);
    expect((await login(loginId, 'a long walk home', from('203.0.113.6'))).status).toBe(200);
  });
});

/** For each limit: somebody uses it up, and who did nothing passes. */
const innocents: Record<string, () => Promise<void>> = {
  'login-guess': async () => {
    const { loginId } = students.seoyeon;
    const school = '198.51.105.1';
    const known = cookieOf((await login(loginId, demoPassword, from(school))).headers, 'device_');
    expect(last(await many(6, () => login(loginId, 'wrong', from(school))))).toBe(429);
    expect((await login(loginId, demoPassword, from(school, known))).status).toBe(200);
    await askCode(loginId, '010-5550-1014', school);
    expect((await login(loginId, demoPassword, from(school), texted())).status).toBe(200);
  },
  'login-account': async () => {
    // As its owner on a new phone above; on a known device from anywhere.
    const { loginId } = staff.ta;
    const known = cookieOf((await login(loginId, demoPassword, from('203.0.113.20'))).headers, 'device_');
    await many(21, (at) => login(loginId, 'wrong', from(`198.51.106.${at}`)));
    expect((await login(loginId, demoPassword, from('203.0.113.21', known))).status).toBe(200);
  },
  'login-device': async () => {
    const { loginId } = students.geonu;
    const known = cookieOf((await login(loginId, demoPassword, from('203.0.113.22'))).headers, 'device_');
    expect(last(await many(11, () => login(loginId, 'wrong', from('203.0.113.22', known))))).toBe(429);
    expect((await login(loginId, demoPassword, from('203.0.113.22'))).status).toBe(200);
  },
  'login-address': async () => {
    const school = '198.51.107.1';
    await many(120, (at) => login(`guess${at}`, 'wrong', from(school)));
    const answers = await many(10, (at) =>
      login(`20260${String(at + 11).padStart(3, '0')}`, demoPassword, from(school)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // Of accounts that are guessed at there fewer guesses are taken.
    const guesses = await many(3, () => login('20260022', 'wrong', from(school)));
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 429]);
  },
  'sign-in-code': async () => {
    const { loginId } = students.minsu;
    const school = '198.51.108.1';
    expect(last(await many(11, (at) => login(loginId, 'wrong', from(school), `0000000${at % 10}`)))).toBe(429);
    await askCode(loginId, ownNumber, school);
    expect((await login(loginId, demoPassword, from(school), texted())).status).toBe(200);
  },
  'password-change': async () => {
    const [thief, owner] = [await api.signIn('20260023'), await api.signIn('20260023')];
    const change = (token: string, currentPassword: string) =>
      api.call('POST', '/sp/change-password', {
        as: { token },
        body: { currentPassword, newPassword: 'a long walk home' },
      });
    expect(last(await many(6, () => change(thief.token, 'wrong')))).toBe(429);
    expect((await change(owner.token, demoPassword)).status).toBe(200);
  },
  'second-factor': async () => {
    const { loginId } = staff.taAdmin;
    const as = await api.signIn(loginId);
    const begun = await api.call('POST', '/auth/account/totp', { as, body: { currentPassword: demoPassword } });
    const codeOf = () =>
      new TOTP({ secret: Secret.fromBase32(begun.body.secret) }).generate({
        timestamp: api.deps.clock.now().getTime(),
      });
    const { body } = await api.call('POST', '/auth/account/totp/confirm', { as, body: { code: codeOf() } });
    const known = cookieOf((await login(loginId, demoPassword, from('203.0.113.23', ''))).headers, 'sign_in');
    const answer = (cookie: string, code: string) =>
      api.call('POST', '/auth/second-factor', { body: { rememberDevice: false, code }, headers: { cookie } });
    api.wait(30);
    const first = await answer(known, codeOf());
    const device = cookieOf(first.headers, 'device_');
    const begin = async (ip: string, cookie = '') =>
      cookieOf((await login(loginId, demoPassword, from(ip, cookie))).headers, 'sign_in');
    // Somebody who knows the password guesses at the code.
    const thief = await begin('198.51.118.1');
    expect(last(await many(6, () => answer(thief, '000000')))).toBe(429);
    api.wait(30);
    const elsewhere = await begin('203.0.113.24');
    expect((await answer(elsewhere, body.recoveryCodes[0]!)).status).toBe(200);
    const own = await begin('203.0.113.25', device);
    expect((await answer(`${own}; ${device}`, codeOf())).status).toBe(200);
  },
  'find-password': async () => {
    const ask = (ip: string) =>
      api.call('POST', '/auth/find-password', { body: { loginId: '20260001', phone: ownNumber }, headers: from(ip) });
    expect(last(await many(4, () => ask('198.51.109.1')))).toBe(429);
    expect((await ask('203.0.113.30')).status).toBe(204);
  },
  'sign-in-text': async () => {
    expect(last(await many(4, () => askCode('20260002', ownNumber, '198.51.109.2')))).toBe(429);
    expect((await askCode('20260002', ownNumber, '203.0.113.31')).status).toBe(204);
  },
  'sign-in-texts': async () => {
    const { loginId } = students.minsu;
    // Whoever knows the number as well uses the texts up by sending the owner codes, of which the last ones are good for ten minutes.
    api.wait(3601);
    const asked = await many(13, (at) => askCode(loginId, ownNumber, `198.51.110.${at}`));
    expect(last(asked)).toBe(429);
    expect((await login(loginId, demoPassword, from('203.0.113.32'), texted())).status).toBe(200);
  },
  'find-password-address': async () => {
    api.wait(3601);
    const school = '198.51.111.1';
    const answers = await many(40, (at) => askCode(`guess${at}`, ownNumber, school));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    const count = api.sent.length;
    expect((await askCode(students.minsu.loginId, ownNumber, school)).status).toBe(204);
    expect(api.sent).toHaveLength(count + 1);
  },
  'reset-address': async () => {
    const school = '198.51.112.1';
    const reset = (uuid: string) =>
      api.call('POST', '/auth/reset-password-via-uuid', {
        body: { uuid, newPassword: 'a walk along the sea' },
        headers: from(school),
      });
    expect(last(await many(21, () => reset(crypto.randomUUID())))).toBe(429);
    const body = { loginId: students.minsu.loginId, phone: ownNumber };
    await api.call('POST', '/auth/find-password', { body, headers: from('203.0.113.33') });
    expect((await reset(/link\/(\S+)/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '')).status).toBe(204);
  },
  'setup-address': async () => {
    const empty = await startApi({}, await openMigrated());
    const person = { loginId: 'wonjang', name: '한서윤', newPassword: 'a walk along the sea' };
    const open = (token: string) =>
      empty.call('POST', '/auth/first-manager', { body: { ...person, token }, headers: from('198.51.112.9') });
    expect(last(await many(21, () => open('A'.repeat(43))))).toBe(429);
    const { db, clock } = empty.deps;
    expect((await open(await addSetupToken(db.kysely, clock.now()))).status).toBe(200);
    await empty.close();
  },
  'link-guess': async () => {
    const school = '198.51.113.1';
    const guess = 'A'.repeat(64);
    const doors = await links();
    for (const { open } of doors) expect(last(await many(21, () => open(school, guess)))).toBe(429);
    for (const { name, open } of doors) expect([name, (await open(school)).status]).toEqual([name, 200]);
  },
  link: async () => {
    for (const { name, open } of await links()) {
      expect([name, last(await many(61, () => open('198.51.114.1')))]).toEqual([name, 429]);
      expect([name, (await open('203.0.113.40')).status]).toEqual([name, 200]);
    }
  },
  inquiry: async () => {
    expect(last(await many(6, () => inquire('010-5550-7777', '198.51.115.1')))).toBe(429);
    expect((await inquire('010-5550-8888', '198.51.115.1')).status).toBe(204);
  },
  'inquiry-address': async () => {
    const asked = await many(61, (at) => inquire(`010-5551-${1000 + at}`, '198.51.116.1'));
    expect([last(asked), last(asked.slice(0, 60))]).toEqual([429, 204]);
    expect(asked.at(-1)?.body).toMatchObject({ detail: expect.stringContaining('전화로 문의해 주세요') });
    expect((await inquire('010-5550-9999', '203.0.113.41')).status).toBe(204);
  },
  'error-report': async () => {
    const report = (as?: 'seoyeon') =>
      api.call('POST', '/error-log/error', {
        as,
        body: {
          message: 'x',
          stack: '',
          timestamp: api.deps.clock.now().toISOString(),
          url: 'http://academy.test/',
          userAgent: 'test',
        },
        headers: from('198.51.117.1'),
      });
    expect(last(await many(31, () => report()))).toBe(429);
    expect((await report('seoyeon')).status).toBeLessThan(300);
  },
  // One's own alone.
  presence: async () => undefined,
  'request-refresh': async () => undefined,
};

const inquire = (phone: string, ip: string) =>
  api.call('POST', '/inquiries', {
    body: { kind: 'CALL', name: '김보호', phone, mayContact: true },
    headers: from(ip),
  });

/** A link of each kind, and how it is opened from a network, with its own token or a guessed one. */
async function links() {
  const parent = await api.call('POST', `/students/${students.minsu.id}/parent-links`, {
    as: 'ta',
    body: { purpose: 'WEEK', days: 7 },
  });
  const exam = await addShownExam(api, 70 + Math.floor(api.logged.length % 20));
  const report = await api.call('POST', '/report-cards/links', {
    as: 'ta',
    body: { examId: exam.id, studentIds: [exam.scores[0]!.studentId], days: 7, showsRank: false },
  });
  const calendar = await api.call('POST', '/sp/calendar', { as: 'seoyeon' });
  const tokenOf = (url: string) => url.split('/').at(-1)!.replace('.ics', '');
  const [week, card, times] = [parent.body.url, report.body.links[0]!.url, calendar.body.url].map(tokenOf);
  return [
    {
      name: 'parent',
      open: (ip: string, token = week!) =>
        api.call('POST', '/parent-links/open', {
          body: { token, purpose: 'WEEK' },
          headers: from(ip, 'link_device=own'),
        }),
    },
    {
      name: 'report card',
      open: (ip: string, token = card!) =>
        api.call('POST', '/report-cards/open', { body: { token }, headers: from(ip) }),
    },
    {
      name: 'calendar',
      open: (ip: string, token = times!) => api.send('GET', `/calendar/${token}.ics`, { headers: from(ip) }),
    },
  ];
}

describe('a limit strikes nobody who did nothing', () => {
  const named = Object.values(limits).filter((one) => typeof one === 'object');

  it('is tried for every limit, and named with whom it could strike in docs/security.md', () => {
    const names = new Set(named.map(({ name }) => name));
    expect(new Set(Object.keys(innocents))).toEqual(names);
    const text = readFileSync('docs/security.md', 'utf8');
    expect([...names].filter((name) => !text.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it.each(Object.entries(innocents))('%s', async (_, play) => play());
});

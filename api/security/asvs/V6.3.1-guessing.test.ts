// @module-tag timeless
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, staff, students } from '#mocks/cast.ts';
import { heavyThreads } from '../../heavy/threads.node.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { networkOf } from '../limits/network.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.close());

const login = (loginId: string, password: string, from: string, cookie = '') =>
  api.call('POST', '/auth/login', {
    body: { loginId, password },
    // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  });
const deviceOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('device_'))
    ?.split(';')[0] ?? '';

describe('an account under attack', () => {
  it('stays open to its owner on a device that signed in before, from any address', async () => {
    const owner = students.minsu.loginId;
    const before = await login(owner, demoPassword, '203.0.113.7');
    const device = deviceOf(before.headers);
    expect(device).toMatch(/^device_[0-9a-f]{12}=/);
    for (let guess = 0; guess < 30; guess++) await login(owner, 'wrong', `198.51.100.${guess % 6}`);
    expect((await login(owner, demoPassword, '203.0.113.7')).status).toBe(429);
    expect((await login(owner, demoPassword, '203.0.113.99', device)).status).toBe(200);
  });

  it('has few guesses on a known device too, which hold up nobody else', async () => {
    const owner = students.seoyeon.loginId;
    const device = deviceOf((await login(owner, demoPassword, '203.0.113.8')).headers);
    const statuses = [];
    for (let guess = 0; guess < 11; guess++) statuses.push((await login(owner, 'wrong', '203.0.113.8', device)).status);
    expect([statuses[9], statuses[10]]).toEqual([401, 429]);
    expect((await login(owner, demoPassword, '203.0.113.8')).status).toBe(200);
  });

  it('does not take the device of another account, nor a forged one', async () => {
    const other = deviceOf((await login(students.doyun.loginId, demoPassword, '203.0.113.9')).headers);
    const own = deviceOf((await login(staff.ta.loginId, demoPassword, '203.0.113.9')).headers);
    const [name] = own.split('=');
    const forged = [`${name}=${other.split('=')[1]}`, own.slice(0, -2) + (own.endsWith('AA') ? 'BB' : 'AA')];
    for (let guess = 0; guess < 5; guess++) await login(staff.ta.loginId, 'wrong', '198.51.100.20');
    for (const cookie of forged)
      expect((await login(staff.ta.loginId, demoPassword, '198.51.100.20', cookie)).status).toBe(429);
  });

  it('is guessed at from one network however many addresses that has', async () => {
    const statuses = [];
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await login('admin', 'wrong', `2001:db8:1:2::${guess}`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await login('admin', 'wrong', '2001:db8:1:3::1')).status).toBe(401);
  });
});

describe('a clock that was set back', () => {
  it('locks nobody for as long as that was', async () => {
    const guess = () => login('ta-admin', 'wrong', '198.51.100.77');
    api.wait(86_400);
    for (let count = 0; count < 6; count++) await guess();
    api.wait(-86_400);
    const { status, headers } = await guess();
    expect([status, headers.get('retry-after')]).toEqual([401, null]);
  });
});

describe('a change of password', () => {
  it('is not held up by what others guess at the sign-in', async () => {
    const { token } = await api.signIn('20260006');
    for (let guess = 0; guess < 25; guess++) await login('20260006', 'wrong', `198.51.100.${guess}`);
    const body = { currentPassword: 'wrong', newPassword: 'a long walk home' };
    const { status } = await api.call('POST', '/sp/change-password', { as: { token }, body });
    expect(status).toBe(400);
  });
});

describe('many wrong passwords at once', () => {
  it('hold up no question: they are checked in threads, before a transaction opens', { timeout: 30_000 }, async () => {
    const heavy = heavyThreads();
    Object.assign(api.deps, { heavy });
    const { token } = await api.signIn(staff.admin.loginId);
    let answered = 0;
    const guesses = Array.from({ length: 28 }, async (_, at) => {
      await login(`nobody${at}`, 'wrong', `198.51.101.${at}`);
      answered += 1;
    });
    for (let read = 0; read < 10; read++) await api.gql('{ users(limit: 1) { id } }', { as: { token } });
    const answeredFirst = answered;
    await Promise.all(guesses);
    await heavy.close();
    expect(answeredFirst).toBeLessThan(guesses.length);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:0db8:0001:0002::/64'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
    ['', ''],
  ])('%s → %s', (address, network) => expect(networkOf(address)).toBe(network));
});

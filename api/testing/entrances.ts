import { Secret, TOTP } from 'otpauth';
import { demoPassword } from '#mocks/cast.ts';
import type { TestApi } from './api.ts';

/** Somebody whose entrances are tried: their account, and the browser that they act in. */
export interface Walker {
  id: string;
  loginId: string;
  phone: string;
  isStudent: boolean;
  /** Now; a test that changes it says so. */
  password: string;
  own: Browser;
}

/** A browser in which somebody signed in. */
export interface Browser {
  token: string;
  refresh: string;
  device: string;
  family: string;
}

let networks = 1;
/** A network that nobody else has. */
export const freshNetwork = (): string => `198.18.${Math.floor(networks / 250)}.${(networks++ % 250) + 1}`;

const cookieOf = (headers: Headers, name: string): string =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(name))
    ?.split(';')[0] ?? '';

/** Signs somebody in, in a browser of its own unless it is given its cookies. */
export async function enter(api: TestApi, { loginId, password }: Walker, cookie = ''): Promise<Browser> {
  const headers = { 'x-forwarded-for': freshNetwork(), cookie };
  const answer = await api.call('POST', '/auth/login', { body: { loginId, password }, headers });
  if (answer.status !== 200) throw new Error(`${loginId}: ${answer.status} ${JSON.stringify(answer.body)}`);
  const token: string = answer.body.accessToken;
  const { sid } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')));
  return {
    token,
    refresh: cookieOf(answer.headers, 'refresh_token'),
    device: cookieOf(answer.headers, 'device_') || cookie,
    family: sid,
  };
}

/** A new TA, or a student of the world, with a number on file, signed in in a browser of their own. */
export async function walker(api: TestApi, isStudent: boolean, at: number): Promise<Walker> {
  const phone = `+8210777700${10 + at}`;
  const { sql } = api.deps.db;
  const [found] = isStudent
    ? await sql.query<{ id: string; loginId: string }>(
        `update users set phone = $1 where login_id = $2 returning id, login_id as "loginId"`,
        [phone, `202600${String(10 + at).padStart(2, '0')}`],
      )
    : await sql.query<{ id: string; loginId: string }>(
        `insert into users (login_id, type, name, phone, password_hash)
         select $2, 'TA', '걷는 조교', $1, password_hash from users where login_id = 'ta-junho' returning id, login_id as "loginId"`,
        [phone, `walker-${at}`],
      );
  if (!found) throw new Error('There is nobody to walk.');
  if (!isStudent) await sql.query('insert into tas (id) values ($1)', [found.id]);
  const person = { ...found, phone, isStudent, password: demoPassword };
  return { ...person, own: await enter(api, person as Walker) };
}

/** Connects an app to the account of a browser; answers how its codes are made. */
export async function connectApp(api: TestApi, { own, password }: Walker): Promise<() => string> {
  const as = { token: own.token };
  const begun = await api.call('POST', '/auth/account/totp', { as, body: { currentPassword: password } });
  const secret = Secret.fromBase32(begun.body.secret);
  const code = () => new TOTP({ secret }).generate({ timestamp: api.deps.clock.now().getTime() });
  await api.call('POST', '/auth/account/totp/confirm', {
    as,
    body: { code: code() },
    headers: { cookie: own.device },
  });
  return code;
}

import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { demoPassword, lectures, staff, students } from '#mocks/cast.ts';
import { systemClock } from '../../ports/clock.ts';
import { startServer } from '../../start.node.ts';
import { settingsOf, sumsOf } from '../setups/backups.node.ts';
import { png } from '../setups/files.ts';
import { demoDataDir, temporaryDataDir } from '../servers/server.node.ts';

/** What somebody has of an academy: what must still work after it was repaired, or be ended by name. */
export interface Holder {
  /** Cookies of the sign-in. */
  cookie: string;
  /** The key of the app that makes codes. */
  key: string;
  link: string;
  fileId: string;
}

type Env = Record<string, string>;

/** A real academy on PGlite that was used, stopped and backed up: copy its folder. */
export async function useAcademy(env: Env = {}): Promise<{ dataDir: string; holder: Holder; remove: () => void }> {
  const place = await demoDataDir();
  writeFileSync(join(place.dataDir, 'academy.json'), '{"demo":false}\n');
  const holder = await running(place.dataDir, env, async (send) => {
    const call = done(send);
    const { cookie, token } = await signIn(call);
    const begun = await call('POST', '/auth/account/totp', { token, body: { currentPassword: demoPassword } });
    // Of the period before, so that the one of now is not spent.
    const code = codeOf(begun.body.secret, -30_000);
    await call('POST', '/auth/account/totp/confirm', { token, body: { code } });
    const made = await call('POST', `/students/${students.minsu.id}/parent-links`, {
      token,
      body: { purpose: 'WEEK', days: 7 },
    });
    const path = `/files/LECTURE/${lectures.calculusB.id}`;
    const upload = await call('POST', path, {
      token,
      body: { fileName: '안내.png', contentType: 'image/png', fileSize: png.length },
    });
    const jar = `${cookie}; ${upload.cookie}`;
    await call('PUT', upload.body.url.slice(4), { cookie: jar, raw: png });
    await call('POST', '/files/upload-done', { token, body: { fileId: upload.body.fileId } });
    return { cookie, key: begun.body.secret, link: made.body.url.split('/').at(-1) ?? '', fileId: upload.body.fileId };
  });
  return { ...place, holder };
}

/** A copy of a folder, to be broken. */
export function copyOf(dataDir: string): { dataDir: string; remove: () => void } {
  const place = temporaryDataDir();
  mkdirSync(place.dataDir, { mode: 0o700 });
  cpSync(dataDir, place.dataDir, { recursive: true });
  return place;
}

/** Opens an academy, asks whether all of it still works for the holder, and closes it. */
export const stateOf = (dataDir: string, { cookie, key, link, fileId }: Holder, env: Env = {}) =>
  running(dataDir, env, async (call) => {
    const begun = await call('POST', '/auth/login', { body: { loginId: staff.admin.loginId, password: demoPassword } });
    const asked = begun.status === 401;
    const code = codeOf(key, 0);
    const second = asked
      ? await call('POST', '/auth/second-factor', { cookie: begun.cookie, body: { code, rememberDevice: false } })
      : begun;
    const session = await call('POST', '/auth/refresh', { cookie });
    const opened = await call('POST', '/parent-links/open', { body: { token: link, purpose: 'WEEK' } });
    const { token, cookie: own } = { token: second.body.accessToken, cookie: second.cookie };
    const address = await call('GET', `/files/get-url?fileId=${fileId}`, { token, cookie: own });
    const file = await call('GET', String(address.body?.url).slice(4), { cookie: `${own}; ${address.cookie}` });
    return {
      'second factor': asked ? second.status : 'not asked',
      'signed in': second.status,
      session: session.status,
      link: opened.status,
      file: file.status,
    };
  });

/** Of an academy of which nothing is lost. */
export const whole = { 'second factor': 200, 'signed in': 200, session: 200, link: 200, file: 200 };

/** The records of an academy, which nothing may change. */
export async function recordsOf(dataDir: string): Promise<unknown[]> {
  const kept = /^public\.(lectures|enrollments|participants|scores|exams|students|notices|files|student_memos)$/;
  return (await sumsOf(settingsOf(dataDir))).filter(({ name }) => kept.test(name));
}

const nothing: Texts = { accessToken: '', secret: '', url: '', fileId: '' };

interface Sent {
  token?: string;
  cookie?: string;
  body?: unknown;
  raw?: Uint8Array<ArrayBuffer>;
}

/** What is read of a body. */
type Texts = Record<'accessToken' | 'secret' | 'url' | 'fileId', string>;

type Call = (method: string, path: string, sent?: Sent) => Promise<{ status: number; cookie: string; body: Texts }>;

/** Runs something against an academy that is open for so long. Rejects when it does not open. */
export async function running<T>(dataDir: string, env: Env, run: (call: Call) => Promise<T>): Promise<T> {
  const settings = { ...settingsOf(dataDir, { LOG_LEVEL: 'silent', ...env }), port: 0, appDir: join(dataDir, 'none') };
  const server = await startServer(settings, '1.0.0');
  const call: Call = async (method, path, { token, cookie, body, raw } = {}) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    if (token) headers.set('authorization', `Bearer ${token}`);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(`http://127.0.0.1:${server.port}/api${path}`, {
      method,
      headers,
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await answer.text();
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0]);
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: answer.status,
      cookie: cookies.join('; '),
      body: isJson ? (JSON.parse(text) as Texts) : nothing,
    };
  };
  try {
    return await run(call);
  } finally {
    await server.stop();
    await server.close();
  }
}

/** A call that must succeed. */
const done =
  (send: Call): Call =>
  async (method, path, sent) => {
    const answer = await send(method, path, sent);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };

async function signIn(call: Call): Promise<{ token: string; cookie: string }> {
  const body = { loginId: staff.admin.loginId, password: demoPassword };
  const { body: answer, cookie } = await call('POST', '/auth/login', { body });
  return { token: answer.accessToken, cookie };
}

const codeOf = (key: string, ahead: number) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: systemClock.now().getTime() + ahead });

/** Whether a file lies in a folder. */
export const has = (dataDir: string, name: string): boolean => existsSync(join(dataDir, name));

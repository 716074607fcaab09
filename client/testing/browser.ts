import { onTestFinished, vi } from 'vitest';
import type { AuthInfo } from '../generated/rest/auth.ts';

export interface Call {
  url: string;
  method: string;
  /** The Authorization header. */
  authorization: string;
  body: unknown;
}

export interface StubbedBrowser {
  /** All requests so far. */
  calls: Call[];
  /** The content of `localStorage`. */
  storage: Map<string, string>;
  location: { assign: ReturnType<typeof vi.fn>; reload: ReturnType<typeof vi.fn> };
}

/** Replaces the browser APIs the client uses until the test ends; `answer` is the server. */
export function stubBrowser(answer: (call: Call) => Response | Promise<Response>): StubbedBrowser {
  const calls: Call[] = [];
  const storage = new Map<string, string>();
  const location = { assign: vi.fn(), reload: vi.fn() };
  vi.resetModules();
  vi.stubGlobal('localStorage', storageOn(storage));
  vi.stubGlobal('sessionStorage', storageOn(new Map()));
  vi.stubGlobal('location', { ...location, origin: 'https://academy.example', href: 'https://academy.example/' });
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = {
      url: input,
      method: init.method ?? 'GET',
      authorization: new Headers(init.headers).get('authorization') ?? '',
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
    };
    calls.push(call);
    return answer(call);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return { calls, storage, location };
}

/** A JSON response; problem+json from 400 on. */
export function json(body: unknown, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': type } });
}

/** The server's refusal, as the contract defines it. */
export function problem(status: number, detail: string, more: object = {}): Response {
  return json(
    { type: 'about:blank', title: '', status, code: 'code', detail, requestId: 'request-1', ...more },
    status,
  );
}

/** A signed-in person with a readable token. */
export function authOf(userId: string, token: string, more: Partial<AuthInfo> = {}): AuthInfo {
  return {
    accessToken: tokenOf(userId, token),
    userId,
    userType: 'TA',
    name: '한지우',
    mustChangePassword: false,
    mustSetSecondFactor: false,
    powers: [],
    taInfo: { isAdminLevel: false },
    ...more,
  };
}

/** An unsigned token for a user; `name` distinguishes two of them. `epoch` is the number of their password, `exp` is in seconds since 1970. */
export function tokenOf(
  userId: string,
  name: string,
  { epoch = 1, exp }: { epoch?: number; exp?: number } = {},
): string {
  return `${btoa('{}')}.${btoa(JSON.stringify({ sub: userId, epoch, exp }))}.${name}`;
}

function storageOn(entries: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'> {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

import { createEngine } from '#engine';
import { loadFonts } from '#omr/sheets/fonts.node.ts';
import { instantInSeoul, todayInSeoul } from '#ui-kit/format/time/date.ts';
import { demoPassword, staff, students } from '#mocks/cast.ts';
import { systemClock } from '../ports/clock.ts';
import { createApp, type App } from '../app.ts';
import type { Deps } from '../deps.ts';
import { costOptions } from '../gql/costs.ts';
import { memoizeAsync } from '../memoizeAsync.ts';
import type { Database } from '../ports/database.ts';
import { createEvents } from '../ports/events.ts';
import { createLog } from '../ports/log.ts';
import { createSheets } from '../adapters/sheets.node.ts';
import { readProjectFiles } from '../adapters/projectFiles.node.ts';
import type { Sms, SmsMessage } from '../ports/sms.ts';
import { createSmsMemory } from '../adapters/sms/smsMemory.ts';
import { heavyHere } from '../heavy/here.ts';
import { makePicture } from '../heavy/picture.node.ts';
import { nodePasswords } from '../security/passwords/passwords.node.ts';
import { createMemoryStorage } from '../adapters/storage/storageMemory.ts';
import type { Called, Known, Method, Read, SentBy, TestAnswer } from './calls.ts';
import { lentEngine } from './servers/lentEngine.ts';
import { verifyOnce } from './verifyOnce.ts';
import { openDemoWorld, placeOf } from './world.node.ts';

const day = 86_400_000;
const people = { ...staff, ...students };
const fonts = memoizeAsync(loadFonts);

/** A person of the cast. */
export type Person = keyof typeof people;

/** A request of a test; `as` is a person of the cast to sign in as, or an access token. */
export interface TestRequest<Body = unknown> {
  as?: Person | { token: string };
  body?: Body;
  headers?: Record<string, string>;
}

export type { TestAnswer };

/** The whole api in this process, on a database of its own with the demo world, with a clock that tests move. */
export interface TestApi {
  app: App;
  deps: Deps;
  /** Lines that were logged, as text. */
  logged: string[];
  /** Texts that were sent. */
  sent: SmsMessage[];
  /** Moves the clock on by seconds. */
  wait(seconds: number): void;
  /** Moves the clock on until it is an hour `HH:MM` in Seoul, today or tomorrow. */
  waitUntil(time: string): void;
  /** Calls an operation of the contract: `call('POST', '/auth/login', { body })`. */
  call<M extends Method, const Path extends string>(
    method: M,
    path: Path & Known<M, Path>,
    request?: TestRequest<SentBy<Called<M, Path>>>,
  ): Promise<TestAnswer<Read<Called<M, Path>>>>;
  /** Sends anything below /api, as somebody may who does not keep to the contract. */
  send<M extends string, const Path extends string>(
    method: M,
    path: Path,
    request?: TestRequest,
  ): Promise<TestAnswer<Read<Called<M, Path>>>>;
  /** Asks GraphQL; `body` is `{ data }` or `{ errors }`. */
  gql(
    query: string,
    request?: Pick<TestRequest, 'as' | 'headers'> & { variables?: Record<string, unknown> },
  ): Promise<TestAnswer>;
  /** Signs in for real and answers the tokens. */
  signIn(loginId: string, password?: string): Promise<{ token: string; cookie: string }>;
  close(): Promise<void>;
}

/** Starts the api for a test file, on a demo world of its own unless it is given one; close it in `afterAll`. */
export async function startApi(place: Partial<Deps['place']> = {}, given?: Database, sms?: Sms): Promise<TestApi> {
  const db = given ?? (await openDemoWorld());
  const logged: string[] = [];
  const sent: SmsMessage[] = [];
  let ahead = 0;
  const deps: Deps = {
    place: {
      version: '1.86.4',
      publicUrl: 'http://academy.test',
      trustProxy: true,
      secret: 'a secret of at least 32 characters',
      validateResponses: true,
      openReference: true,
      ...place,
    },
    db,
    engine: memoizeAsync(() =>
      given ? createEngine(db.sql, readProjectFiles(), { costs: costOptions(db) }) : lentEngine(placeOf(db), db),
    ),
    events: createEvents(db),
    clock: { now: () => new Date(systemClock.now().getTime() + ahead) },
    sms: sms ?? createSmsMemory({ kind: 'outbox', deliver: async (texts) => void sent.push(...texts) }),
    storage: createMemoryStorage(),
    // A test ends before what it would have prepared.
    sheets: { ...createSheets(fonts), prepare: () => undefined },
    fonts,
    log: createLog((line) => logged.push(line), 'debug'),
    heavy: heavyHere({ makePicture, ...nodePasswords, verifyPassword: verifyOnce }, fonts),
  };
  const app = createApp(deps);
  const tokens = new Map<Person, Promise<string>>();

  const send = async (
    method: string,
    path: string,
    { as, body, headers = {} }: TestRequest = {},
  ): Promise<TestAnswer> => {
    const token = typeof as === 'object' ? as.token : as && (await tokenOf(as));
    const isForm = body instanceof FormData;
    const response = await app.fetch(
      new Request(`http://academy.test/api${path}`, {
        method,
        headers: {
          // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
          ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        body: body !== undefined ? (isForm || typeof body === 'string' ? body : JSON.stringify(body)) : undefined,
      }),
      { ip: '192.0.2.1' },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };

  const signIn: TestApi['signIn'] = async (loginId, password = demoPassword) => {
    const { status, body, headers } = await send('POST', '/auth/login', { body: { loginId, password } });
    if (status !== 200) throw new Error(`${loginId} could not sign in: ${status} ${JSON.stringify(body)}`);
    return { token: body.accessToken, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' };
  };

  const tokenOf = (person: Person): Promise<string> => {
    const known = tokens.get(person) ?? signIn(people[person].loginId).then(({ token }) => token);
    tokens.set(person, known);
    return known;
  };

  const wait = (seconds: number): void => {
    ahead += seconds * 1000;
    tokens.clear();
  };

  return {
    app,
    deps,
    logged,
    sent,
    wait,
    waitUntil: (time) => {
      const now = deps.clock.now();
      const hour = Date.parse(instantInSeoul(todayInSeoul(now), time));
      wait(((hour - now.getTime() + day) % day) / 1000);
    },
    call: send,
    send,
    gql: (query, { as, variables, headers } = {}) => send('POST', '/gql', { as, headers, body: { query, variables } }),
    signIn,
    close: async () => {
      app.close();
      await deps.events.close();
      await db.close();
    },
  };
}

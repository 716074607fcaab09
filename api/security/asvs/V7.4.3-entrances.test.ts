import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '#mocks/cast.ts';
import { startApi, type TestApi } from '../../testing/api.ts';
import { connectApp, enter, freshNetwork, walker, type Browser, type Walker } from '../../testing/entrances.ts';

let api: TestApi;
beforeAll(async () => void (api = await startApi({}, undefined, undefined)));
afterAll(() => api.close());

const newPassword = 'a long walk home';
type Person = Walker;
const asOwn = ({ own }: Person) => ({ token: own.token });
const confirmed = ({ password }: Person) => ({ currentPassword: password });

/** What happens to somebody, done as people do it; it answers the password that is right from then on. */
const events: Record<string, { who: 'student' | 'ta'; happen: (person: Person) => Promise<string | void> }[]> = {
  OWN_PASSWORD: [
    { who: 'student', happen: (person) => changed(api.call('POST', '/sp/change-password', ownPassword(person))) },
    {
      who: 'ta',
      happen: (person) =>
        changed(api.call('POST', `/supervisor/change-supervisor-password/${person.id}`, ownPassword(person))),
    },
  ],
  RESET_LINK: [{ who: 'student', happen: async (person) => changed(resetBy(await linkOf(person), newPassword)) }],
  MANAGER_RESET: [
    {
      who: 'student',
      happen: async ({ id }) => {
        const answer = await api.call('POST', '/students/batch-change-password', {
          as: 'admin',
          body: { userIds: [id] },
        });
        return answer.body.passwords[0]!.temporaryPassword;
      },
    },
    {
      who: 'ta',
      happen: async ({ id }) =>
        (await api.call('POST', `/admin/ta/${id}/temporary-password`, { as: 'admin' })).body.temporaryPassword,
    },
    {
      who: 'ta',
      happen: async ({ id }) =>
        changed(
          api.call('POST', `/supervisor/change-supervisor-password/${id}`, { as: 'admin', body: { newPassword } }),
        ),
    },
  ],
  EVERYWHERE: (['student', 'ta'] as const).map((who) => ({
    who,
    happen: async (person) =>
      done(
        api.call('POST', '/auth/account/sessions/end', {
          as: asOwn(person),
          body: confirmed(person),
          headers: { cookie: person.own.device },
        }),
      ),
  })),
  ENDED_BY_MANAGER: [
    { who: 'ta', happen: async ({ id }) => done(api.call('DELETE', `/admin/ta/${id}/sessions`, { as: 'admin' })) },
  ],
  FACTOR_SET: [{ who: 'ta', happen: async (person) => void (await connectApp(api, person)) }],
  FACTOR_REMOVED: [
    {
      who: 'ta',
      happen: async (person) =>
        done(
          api.call('POST', '/auth/account/second-factor/remove', {
            as: asOwn(person),
            body: { ...confirmed(person), app: true },
            headers: { cookie: person.own.device },
          }),
        ),
    },
  ],
  FACTOR_RESET: [
    {
      who: 'ta',
      happen: async ({ id }) => done(api.call('DELETE', `/supervisor/${id}/second-factor`, { as: 'admin' })),
    },
  ],
  INACTIVE: [
    {
      who: 'student',
      happen: ({ id }) => outAndIn((body) => api.call('PUT', `/students/${id}/toggle-status`, { as: 'admin', body })),
    },
    {
      who: 'ta',
      happen: ({ id }) => outAndIn((body) => api.call('PUT', `/admin/ta/${id}/toggle-status`, { as: 'admin', body })),
    },
  ],
  DELETION_ASKED: [
    {
      who: 'student',
      happen: async ({ id }) => {
        await api.deps.db.sql.query('select schedule_anonymisation($1, now())', [id]);
        await api.deps.db.sql.query('select keep_student($1)', [id]);
      },
    },
  ],
  DELETED: [
    {
      who: 'student',
      happen: async ({ id }) => void (await api.deps.db.sql.query('select anonymise_student($1)', [id])),
    },
    { who: 'ta', happen: async ({ id }) => done(api.call('DELETE', `/admin/ta/${id}`, { as: 'admin' })) },
  ],
  // Stays open, without the powers: each call reads them anew.
  LEVEL_LOWERED: [
    {
      who: 'ta',
      happen: async ({ id }) => {
        const set = (isAdminLevel: boolean) =>
          done(api.call('PUT', `/admin/ta/${id}/admin-level`, { as: 'admin', body: { isAdminLevel } }));
        await set(true);
        await set(false);
      },
    },
  ],
};

const ownPassword = (person: Person) => ({
  as: asOwn(person),
  body: { ...confirmed(person), newPassword },
  headers: { cookie: person.own.device },
});
async function done(answer: Promise<{ status: number; body: unknown }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}
const changed = async (answer: Promise<{ status: number; body: unknown }>) => (await done(answer), newPassword);
const outAndIn = async (set: (body: { isActive: boolean }) => Promise<{ status: number; body: unknown }>) => {
  await done(set({ isActive: false }));
  await done(set({ isActive: true }));
};
const rows = async (text: string, id: string) => (await api.deps.db.sql.query(text, [id])).length;

async function linkOf({ loginId, phone }: Person): Promise<string> {
  const body = { loginId, phone: phone.replace('+82', '0') };
  await done(api.call('POST', '/auth/find-password', { body, headers: { 'x-forwarded-for': freshNetwork() } }));
  return /link\/(\S+)/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';
}
const resetBy = (uuid: string, password: string) =>
  api.call('POST', '/auth/reset-password-via-uuid', {
    body: { uuid, newPassword: password },
    headers: { 'x-forwarded-for': freshNetwork() },
  });
const isOpen = async ({ token }: Browser) =>
  (await api.gql('{ users(limit: 1) { id } }', { as: { token } })).status === 200;

/** What lets somebody in: each is made, and answers how it is tried afterwards. */
const entrances: Record<
  string,
  { of?: 'student' | 'ta'; make: (person: Person) => Promise<(password: string) => Promise<boolean>> }
> = {
  SESSIONS: {
    make: async (person) => {
      const other = await enter(api, person);
      await api.deps.db.sql.query(
        `insert into push_subscriptions (user_id, session_family, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)`,
        [person.id, other.family, `https://fcm.googleapis.com/${other.family}`, 'p'.repeat(87), 'a'.repeat(22)],
      );
      return async () => {
        const refresh = await api.call('POST', '/auth/refresh', { headers: { cookie: other.refresh } });
        const pushes = await rows('select 1 from push_subscriptions where session_family = $1', other.family);
        const ways = [await isOpen(other), refresh.status === 200, pushes > 0];
        expect(new Set(ways).size, 'a session, its refresh and its push end together').toBe(1);
        return ways[0]!;
      };
    },
  },
  DEVICES: {
    make: async (person) => {
      const { device } = await enter(api, person);
      return async () => {
        const ip = freshNetwork();
        const guess = (cookie = '') =>
          api.call('POST', '/auth/login', {
            body: { loginId: person.loginId, password: 'wrong' },
            headers: { 'x-forwarded-for': ip, cookie },
          });
        for (let at = 0; at < 6; at++) await guess();
        return (await guess(device)).status === 401;
      };
    },
  },
  TRUST: {
    of: 'ta',
    make: async (person) => {
      await enter(api, person);
      const trusted = `select 1 from known_devices where user_id = $1 and trusted_until > now()`;
      await api.deps.db.sql.query(
        `update known_devices set trusted_until = now() + interval '30 days' where user_id = $1`,
        [person.id],
      );
      return async () => (await rows(trusted, person.id)) > 1;
    },
  },
  RESET_LINKS: {
    make: async (person) => {
      const uuid = await linkOf(person);
      // Refused as a password, it uses up nothing.
      return async () => (await resetBy(uuid, 'password1')).body.code !== 'reset-link-invalid';
    },
  },
  CHALLENGES: {
    make: async (person) => {
      const { loginId, phone } = person;
      const headers = () => ({ 'x-forwarded-for': freshNetwork() });
      const body = { loginId, phone: phone.replace('+82', '0') };
      await done(api.call('POST', '/auth/sign-in-code', { body, headers: headers() }));
      const code = /인증번호 (\d{8})/.exec(api.sent.at(-1)?.text ?? '')?.[1] ?? '';
      return async () => {
        const answer = await api.call('POST', '/auth/login', {
          body: { loginId, password: 'wrong', code },
          headers: headers(),
        });
        return answer.body.code !== 'wrong-code';
      };
    },
  },
  BEGUN_APP: {
    of: 'ta',
    make: async (person) => {
      await api.deps.db.sql.query(
        `insert into second_factors (user_id, totp_secret, last_step) values ($1, 'sealed', 0)`,
        [person.id],
      );
      return async () => (await rows('select 1 from second_factors where user_id = $1', person.id)) > 0;
    },
  },
  FACTORS: {
    of: 'ta',
    make: async (person) => {
      await connectApp(api, person);
      return async () => (await rows('select 1 from recovery_codes where user_id = $1', person.id)) > 0;
    },
  },
  CALENDAR: {
    of: 'student',
    make: async (person) => {
      const { body } = await api.call('POST', '/sp/calendar', { as: asOwn(person) });
      const path = new URL(body.url).pathname.replace('/api', '') as '/calendar';
      return async () =>
        (await api.send('GET', path, { headers: { 'x-forwarded-for': freshNetwork() } })).status === 200;
    },
  },
};

/** What an event is about, or what one makes, is not tried by it. */
const unfit = new Set([
  'FACTOR_REMOVED FACTORS',
  'FACTOR_SET FACTORS',
  'FACTOR_SET BEGUN_APP',
  'FACTOR_REMOVED BEGUN_APP',
  'RESET_LINK RESET_LINKS',
  // Students have no second factor, and what TAs have goes with an academy of theirs at once.
  'RESET_LINK TRUST',
  'RESET_LINK BEGUN_APP',
  'DELETION_ASKED TRUST',
  'DELETION_ASKED BEGUN_APP',
]);

/** What an event leaves open, and docs/security.md says why: every other row is in the table. */
const stays: Record<string, string> = {
  DEVICES: 'FACTOR_REMOVED FACTOR_RESET FACTOR_SET',
  RESET_LINKS: 'FACTOR_SET',
  BEGUN_APP: 'FACTOR_REMOVED FACTOR_SET',
  FACTORS:
    'DELETION_ASKED ENDED_BY_MANAGER EVERYWHERE FACTOR_REMOVED FACTOR_SET INACTIVE MANAGER_RESET OWN_PASSWORD RESET_LINK',
  CALENDAR: 'DELETION_ASKED ENDED_BY_MANAGER FACTOR_REMOVED FACTOR_RESET FACTOR_SET INACTIVE OWN_PASSWORD RESET_LINK',
};

const walks = Object.entries(events).flatMap(([event, ways]) =>
  ways.flatMap(({ who, happen }, way) =>
    Object.entries(entrances)
      .filter(([name, { of }]) => (of ?? who) === who && !unfit.has(`${event} ${name}`))
      .map(([entrance, { make }]) => ({ event, who, way, entrance, happen, make })),
  ),
);

describe('what lets somebody in, and what ends it', () => {
  let ends: { entrance: string; event: string; reach: string }[];
  beforeAll(async () => void (ends = await api.deps.db.sql.query('select * from entrance_ends()')));

  it.each(walks.map((walk, at) => ({ ...walk, at })))('$event ($who $way) × $entrance', async (walk) => {
    const person = await walker(api, walk.who === 'student', walk.who === 'student' ? walk.at % 14 : walk.at);
    const tryIt = await walk.make(person);
    const password = (await walk.happen(person)) ?? person.password;
    const row = ends.find(({ entrance, event }) => entrance === walk.entrance && event === walk.event);
    expect(await tryIt(password)).toBe(row === undefined);
    if (walk.who === 'student') await restore(person);
  });

  it('ends by every event, but where a reason says that it stays', () => {
    const all = new Set(ends.map(({ event }) => event));
    const left = Object.keys(entrances).map((entrance) => {
      const by = new Set(ends.filter((one) => one.entrance === entrance).map(({ event }) => event));
      return [entrance, [...all.difference(by)].toSorted().join(' ')] as const;
    });
    expect(Object.fromEntries(left.filter(([, events]) => events !== ''))).toEqual(stays);
  });

  it('is walked for every row', () => {
    const walked = new Set([...walks.map(({ event, entrance }) => `${event} ${entrance}`), ...unfit]);
    expect(ends.filter(({ event, entrance }) => !walked.has(`${event} ${entrance}`))).toEqual([]);
    expect(new Set(ends.map(({ entrance }) => entrance))).toEqual(new Set(Object.keys(entrances)));
  });

  it('goes on in the browser that ended the others', async () => {
    const person = await walker(api, false, 90);
    const other = await enter(api, person);
    await events.EVERYWHERE![1]!.happen(person);
    expect([await isOpen(person.own), await isOpen(other)]).toEqual([true, false]);
    expect(await rows('select 1 from known_devices where user_id = $1', person.id)).toBe(1);
  });

  it('leaves of powers that were taken away nothing to a token of before', async () => {
    const person = await walker(api, false, 91);
    await events.LEVEL_LOWERED![0]!.happen(person);
    const { status } = await api.call('PUT', '/auth/phone-masking', { as: asOwn(person), body: { maskPhones: false } });
    expect(status).toBe(403);
  });
});

/** The student as before, for the next walk. */
async function restore({ id }: Person): Promise<void> {
  await api.deps.db.sql.query(
    `update users set password_hash = (select password_hash from users where id = $2), password_expires_at = null, must_change_password = false
     where id = $1 and password_hash is not null`,
    [id, staff.admin.id],
  );
}

describe('a new way in', () => {
  /** Columns that hold a secret, or what is made of one: the entrance they belong to, or why they are none. */
  const columns: Record<string, string> = {
    'calendar_links.token_hash': 'CALENDAR',
    'known_devices.device_hash': 'DEVICES',
    'parent_link_devices.device_hash': 'of parents: opens what its link opens',
    'parent_links.pin_hash': 'of parents: one for life; a new link goes to the number on file',
    'parent_links.token_hash':
      'of parents: a password of the student is none of theirs; revoked by staff, closed while the student is no active one',
    'password_resets.id_hash': 'RESET_LINKS',
    'push_subscriptions.auth': 'SESSIONS',
    'push_subscriptions.endpoint': 'SESSIONS',
    'push_subscriptions.p256dh': 'SESSIONS',
    'recovery_codes.code_hash': 'FACTORS',
    'refresh_tokens.browser_hash': 'SESSIONS',
    'report_links.token_hash': 'of parents: revoked by staff, closed with a deletion that was asked for',
    'second_factors.totp_secret': 'FACTORS',
    'setup_tokens.token_hash': 'of an academy without people: gone with its first manager',
    'sign_in_challenges.challenge': 'CHALLENGES',
    'users.password_hash': 'the password itself: a new one replaces it, a temporary one too',
  };

  it('has a row in the table, or a reason', async () => {
    const found = await api.deps.db.sql.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE'
         and column_name ~ '(token|secret|endpoint|challenge|p256dh|^auth$|password_hash|code_hash|id_hash|device_hash|browser_hash|pin_hash)' order by 1`,
    );
    expect(found.map(({ name }) => name)).toEqual(Object.keys(columns));
    const known = new Set(Object.keys(entrances));
    expect(Object.values(columns).filter((one) => /^[A-Z_]+$/.test(one) && !known.has(one))).toEqual([]);
  });

  /** Files that sign something which lets its bearer in or past a step. */
  const signed: Record<string, string> = {
    'api/files/ticket.ts': 'SESSIONS: an address of a file is of one sign-in',
    'api/rest/parentLinks/linkVideo.ts': 'of parents: asks for the link at each part',
    'api/rest/parentLinks/family/pin.ts': 'of parents: a keyed hash of six digits',
    'api/security/sessions/accessTokens.ts': 'SESSIONS: of a sign-in, of a look at what a student sees, too',
    'api/security/factors/challenges.ts': 'CHALLENGES',
    'api/security/sessions/knownDevice.ts': 'DEVICES: counts while the row is there',
    'api/security/factors/recoveryCodes.ts': 'FACTORS',
    'api/security/sessions/refreshTokens.ts': 'SESSIONS',
    'api/security/signedLinks.ts': 'CALENDAR, and of parents',
    'api/security/factors/signInCodes.ts': 'CHALLENGES',
  };

  it('that is signed is named, too', () => {
    const files = globSync('api/{files,gql,http,realtime,rest,security}/**/*.ts').filter(
      (file) => !file.includes('.test.'),
    );
    const signing = files.filter((file) => /new SignJWT|\['sign'/.test(readFileSync(file, 'utf8')));
    expect(signing.toSorted()).toEqual(Object.keys(signed).toSorted());
  });
});

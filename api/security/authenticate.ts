import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables, UsersTable } from '#hasura/generated/tables.ts';
import type { Deps } from '../deps.ts';
import { Problem, unauthenticated } from '../http/problem.ts';
import type { Actor } from '../rest/_protocol/handler.ts';
import { verifyAccessToken, type VerifiedToken } from './sessions/accessTokens.ts';
import { askedTogether } from './askedTogether.ts';
import { hasLiveSession } from './sessions/liveSession.ts';

/** An actor and what their token says. */
export interface Session {
  actor: Actor;
  claims: VerifiedToken;
}

/**
 * Identifies the sender; null without a token. Reads the person at every call, so that disabling, a new
 * password, a lost admin level and a sign-out take effect at once. Throws 401 when the session is over.
 */
export async function authenticate(deps: Deps, authorization: string | undefined): Promise<Actor | null> {
  return (await readSession(deps, authorization))?.actor ?? null;
}

/** Like `authenticate`, but treats an ended session as a visitor, so that a new sign-in does not fail. */
export async function recognise(deps: Deps, authorization: string | undefined): Promise<Actor | null> {
  try {
    return await authenticate(deps, authorization);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** Like `authenticate`, with the claims of the token. */
export async function readSession(deps: Deps, authorization: string | undefined): Promise<Session | null> {
  const claims = await claimsOf(deps, authorization);
  if (!claims) return null;
  const actor = await readActor(deps, claims);
  if (!actor) throw unauthenticated('session-ended', '로그인이 끝났습니다. 다시 로그인해 주세요.');
  return { actor, claims };
}

/** What a token says of its owner; null without one. Throws 401 when it is forged or expired. */
export async function claimsOf(deps: Deps, authorization: string | undefined): Promise<VerifiedToken | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) return null;
  const claims = await verifyAccessToken(deps.place.secret, token, deps.clock.now());
  if (!claims) throw unauthenticated('token-expired', '로그인 시간이 지났습니다. 다시 로그인해 주세요.');
  return claims;
}

/** The GraphQL role of a person. */
export function roleOf(type: Actor['userType'], isAdminLevel: boolean | null): Actor['role'] {
  if (type === 'STUDENT') return 'student';
  return type === 'ADMIN' || isAdminLevel === true ? 'manager' : 'ta';
}

type Person = Pick<Selectable<UsersTable>, 'id' | 'type' | 'name' | 'must_change_password'> & {
  is_admin_level: boolean | null;
  lacks_second_factor: boolean;
};

/** Who acts with a token now; null when the session is over. */
export async function readActor(deps: Deps, { userId, previewedBy, ...claims }: VerifiedToken): Promise<Actor | null> {
  if (previewedBy === null) return readSignedIn(deps, { ...claims, userId });
  const staff = await readSignedIn(deps, { ...claims, userId: previewedBy });
  if (!staff || staff.role === 'student' || staff.mustChangePassword || staff.mustSetSecondFactor) return null;
  const student = await findPreviewed(deps.db.kysely, userId);
  if (!student?.isActive) return null;
  return {
    userId,
    previewedBy,
    role: 'student',
    userType: 'STUDENT',
    isAdminLevel: false,
    name: student.name,
    // What keeps the student from the portal keeps nobody from looking at it.
    mustChangePassword: false,
    mustSetSecondFactor: false,
    sessionFamily: claims.sessionFamily,
  };
}

/** The student whose portal staff want to see; undefined for ids of nobody and of staff. */
export async function findPreviewed(
  db: Kysely<Tables>,
  studentId: string,
): Promise<{ name: string; isActive: boolean } | undefined> {
  return db
    .selectFrom('students')
    .innerJoin('users', 'users.id', 'students.id')
    .select(['users.name', 'users.is_active as isActive'])
    .where('students.id', '=', studentId)
    .executeTakeFirst();
}

type SignIn = Pick<VerifiedToken, 'userId' | 'sessionFamily' | 'epoch'>;

const together = new WeakMap<Deps['db'], ReturnType<typeof askedTogether<Actor | null>>>();

/** A screen asks a dozen questions at once: the same sign-in is looked up once for all of them. */
function readSignedIn({ db }: Deps, claims: SignIn): Promise<Actor | null> {
  const ask = together.get(db) ?? askedTogether<Actor | null>();
  together.set(db, ask);
  const { userId, sessionFamily, epoch } = claims;
  return ask(`${userId} ${sessionFamily} ${epoch}`, () => findSignedIn(db.kysely, claims));
}

async function findSignedIn(kysely: Kysely<Tables>, claims: SignIn): Promise<Actor | null> {
  // Runs before every request, so it is plain SQL and not built each time.
  const { rows } = await sql<Person>`
    select users.id, users.type, users.name, users.must_change_password, tas.is_admin_level,
      lacks_second_factor(users.id) as lacks_second_factor
    from users left join tas on tas.id = users.id
    where users.id = ${claims.userId} and ${hasLiveSession(sql`${claims.sessionFamily}`, sql`${claims.epoch}`)}`.execute(
    kysely,
  );
  const [user] = rows;
  if (!user) return null;
  return {
    userId: user.id,
    previewedBy: null,
    role: roleOf(user.type, user.is_admin_level),
    userType: user.type,
    isAdminLevel: user.type === 'ADMIN' || user.is_admin_level === true,
    name: user.name,
    mustChangePassword: user.must_change_password,
    mustSetSecondFactor: user.lacks_second_factor,
    sessionFamily: claims.sessionFamily,
  };
}

import type { Engine, GraphQLRequest, Session, SqlClient } from '#engine';
import { systemClock } from '../../ports/clock.ts';
import { signAccessToken, type AccessClaims } from '../../security/sessions/accessTokens.ts';
import type { ScreenQuestion } from '../plans/questions.ts';
import { differenceOf, type Difference } from './difference.ts';

/** Somebody of a role; null for a visitor. */
export type Asker = Pick<AccessClaims, 'userId' | 'role' | 'userType'> | null;

/** An answer that differs, and what was asked by whom. */
export interface DifferentAnswer extends Difference {
  role: string;
  /** The question's name. */
  name: string;
}

export interface Comparison {
  /** How many answers were compared. */
  answers: number;
  different: DifferentAnswer[];
}

/** The two that are compared: a Hasura by its address, with the key of its tokens, and the engine on the same database. */
export interface Sides {
  url: string;
  secret: string;
  engine: Pick<Engine, 'answer'>;
}

/** The server at the address cannot be asked. */
export class NotReached extends Error {}

/** One person of each role, who is active, and a visitor. @param student whose rows the questions are about */
export async function findAskers(client: SqlClient, student: string): Promise<Asker[]> {
  const people = await client.query<NonNullable<Asker>>(
    `select distinct on (role) id as "userId", type as "userType", role from (
       select users.id, users.type, case when users.type = 'STUDENT' then 'student'
         when users.type = 'ADMIN' or tas.is_admin_level then 'manager' else 'ta' end as role
       from users left join tas on tas.id = users.id where users.is_active
     ) as person order by role, id <> $1, id`,
    [student],
  );
  return [...people, null];
}

/** Asks both every question as each of the askers, and a second time where they differ, since somebody may have written in between. */
export async function compareAnswers(
  sides: Sides,
  askers: readonly Asker[],
  questions: readonly ScreenQuestion[],
): Promise<Comparison> {
  const comparison: Comparison = { answers: 0, different: [] };
  for (const asker of askers) {
    for (const { name, query, variables } of questions) {
      const request = { query, variables };
      comparison.answers++;
      const found = (await compareOne(sides, asker, request)) && (await compareOne(sides, asker, request));
      if (found) comparison.different.push({ role: roleOf(asker), name, ...found });
    }
  }
  return comparison;
}

async function compareOne(sides: Sides, asker: Asker, request: GraphQLRequest): Promise<Difference | null> {
  const hasura = await askHasura(sides, asker, request);
  return differenceOf(hasura, (await sides.engine.answer(request, sessionOf(asker))).body);
}

function sessionOf(asker: Asker): Session {
  const role = roleOf(asker);
  const variables = { 'x-hasura-role': role };
  return { role, variables: asker ? { ...variables, 'x-hasura-user-id': asker.userId } : variables };
}

const roleOf = (asker: Asker) => asker?.role ?? 'anonymous';

async function askHasura({ url, secret }: Sides, asker: Asker, request: GraphQLRequest): Promise<string> {
  const claims = asker && { ...asker, sessionFamily: crypto.randomUUID(), epoch: 0 };
  const token = claims && (await signAccessToken(secret, claims, systemClock.now()));
  const address = new URL('/v1/graphql', url);
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      // oxlint-disable-next-line house/no-conditional-spread -- a header is never undefined
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(60_000),
    });
    return await response.text();
  } catch (cause) {
    throw new NotReached(`${address.href} does not answer`, { cause });
  }
}

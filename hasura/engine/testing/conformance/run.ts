import { isDeepStrictEqual } from 'node:util';
import {
  createEngine,
  migrate,
  type Engine,
  type GraphQLRequest,
  type GraphQLResult,
  type Session,
} from '../../index.ts';
import type { TestDatabase } from '../pgliteDatabase.ts';
import type { Case, Step } from './cases.ts';
import { projectOf } from './project.ts';

/** How a case went. */
export interface Outcome {
  passed: boolean;
  /** What differed, for a person. */
  reason: string;
}

/** Runs one case on an emptied database. */
export async function runCase(db: TestDatabase, { group, steps, setup }: Case): Promise<Outcome> {
  try {
    await db.exec(EMPTY);
    const project = projectOf(setup, group.startsWith('opt-'));
    await migrate(db, project);
    const engine = await createEngine(db, project, { stringifyNumericTypes: true });
    for (const [index, step] of steps.entries()) {
      const answer = await ask(engine, step);
      if (step.answers.some((expected) => agrees(expected, answer))) continue;
      return {
        passed: false,
        reason: `step ${index + 1}: expected ${JSON.stringify(step.answers)}, got ${JSON.stringify(answer)}`,
      };
    }
    return { passed: true, reason: '' };
  } catch (error) {
    return { passed: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

const EMPTY = `do $$ declare name text; begin
  for name in select nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema' loop
    execute format('drop schema %I cascade', name);
  end loop;
  create schema public;
end $$; set time zone 'UTC'`;

async function ask(engine: Engine, { query, headers }: Step): Promise<GraphQLResult | GraphQLResult[]> {
  const { 'x-hasura-role': role = 'admin', ...variables } = headers;
  const session: Session = { role, variables };
  const one = async (request: GraphQLRequest) => plain((await engine.execute(request, session)).result);
  return Array.isArray(query) ? Promise.all(query.map(one)) : one(query);
}

/** Of errors only the code decides. */
function agrees(expected: GraphQLResult | GraphQLResult[], answer: GraphQLResult | GraphQLResult[]): boolean {
  if (Array.isArray(expected)) {
    return (
      Array.isArray(answer) &&
      expected.length === answer.length &&
      expected.every((one, index) => agrees(one, answer[index] ?? {}))
    );
  }
  if (Array.isArray(answer)) return false;
  if (expected.errors) return expected.errors[0]?.extensions.code === answer.errors?.[0]?.extensions.code;
  return isDeepStrictEqual(expected.data, answer.data);
}

function plain(result: GraphQLResult): GraphQLResult {
  return JSON.parse(JSON.stringify(result)) as GraphQLResult;
}

import { isDeepStrictEqual } from 'node:util';
import {
  createEngine,
  migrate,
  type Engine,
  type GraphQLRequest,
  type GraphQLResult,
  type Session,
  type SqlDatabase,
} from '../../index.ts';
import type { Case, Step } from './cases.ts';
import { projectOf } from './project.ts';

/** How a case went. */
export interface Outcome {
  passed: boolean;
  /** What differed, for a person. */
  reason: string;
  /** Errors the case expects. */
  errors: number;
  /** Those that came with another message, code or path, as `expected ≠ got`. */
  otherErrors: string[];
}

/** Runs one case on an emptied database. */
export async function runCase(db: SqlDatabase, { group, steps, setup }: Case): Promise<Outcome> {
  const outcome: Outcome = { passed: true, reason: '', errors: 0, otherErrors: [] };
  try {
    await db.exec(EMPTY);
    const project = projectOf(setup, group.startsWith('opt-'));
    await migrate(db, project);
    const engine = await createEngine(db, project, { stringifyNumericTypes: true });
    for (const [index, step] of steps.entries()) {
      const answer = await ask(engine, step);
      compareErrors(step, answer, outcome);
      if (step.answers.some((expected) => agrees(expected, answer))) continue;
      outcome.passed = false;
      outcome.reason ||= `step ${index + 1}: expected ${JSON.stringify(step.answers)}, got ${JSON.stringify(answer)}`;
    }
  } catch (error) {
    outcome.passed = false;
    outcome.reason = error instanceof Error ? error.message : String(error);
  }
  return outcome;
}

function compareErrors({ answers }: Step, answer: GraphQLResult | GraphQLResult[], outcome: Outcome): void {
  const expected = answers.flatMap((one) => errorText(one) ?? []);
  if (!expected.length) return;
  outcome.errors++;
  const got = errorText(answer);
  if (!expected.includes(got ?? '')) outcome.otherErrors.push(`${expected.join(' or ')} ≠ ${got}`);
}

/** The first error of each answer in one line. Older cases quote names with ", newer ones with '; PostGIS types are jsonb here. */
function errorText(answer: GraphQLResult | GraphQLResult[]): string | undefined {
  if (Array.isArray(answer)) return answer.flatMap((one) => errorText(one) ?? []).join(' and ') || undefined;
  const [error] = answer.errors ?? [];
  if (!error) return undefined;
  const { code, path } = error.extensions;
  const message = error.message.replaceAll('"', "'").replaceAll("'geography'", "'jsonb'");
  return `${code}: ${message} at ${path}`;
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
  const one = async (request: GraphQLRequest) => (await engine.execute(request, session)).result;
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

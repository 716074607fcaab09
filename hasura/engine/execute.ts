import type { GraphQLSchema } from 'graphql';
import type { RoleView } from './model/roleView.ts';
import { jsonMember } from './mutation/answer.ts';
import { refusalPath, runMutationField } from './mutation/run.ts';
import { Writer } from './mutation/writer.ts';
import type { Costs } from './plan/costs.ts';
import { bind } from './plan/deferred.ts';
import { introspectSchema, isIntrospection } from './plan/introspection.ts';
import { asksAboutSchema, type PreparedOperation } from './plan/prepare.ts';
import type { QueryPlan } from './plan/queryPlan.ts';
import { select, type SelectedField } from './plan/selection.ts';
import { shapeOf } from './plan/shape.ts';
import type { Variables } from './plan/variables.ts';
import { sessionText } from './sql/column.ts';
import { asQueryError } from './sql/databaseError.ts';
import { querySql } from './sql/query.ts';
import { Statement } from './sql/statement.ts';
import type { Answer, Session, SqlClient, SqlDatabase } from './types.ts';

/** A checked request and what is needed to answer it. */
export interface Asked {
  db: SqlDatabase;
  view: RoleView;
  schema: GraphQLSchema;
  session: Session;
  prepared: PreparedOperation;
  variables: Variables;
  /** Seconds. */
  timeLimit: number | null;
  stringifyNumericTypes: boolean;
  /** Null for those whose questions are not estimated. */
  costs: Costs | null;
}

/** Answers a query with one SQL statement, or none when it only asks about the schema. */
export async function answerQuery(asked: Asked): Promise<Answer> {
  if (asksAboutSchema(asked.prepared)) return answerAboutSchema(asked);
  const { data, cost } = await readData(asked, (deadline) => planOf(asked, deadline));
  return { body: `{"data":${data}}`, wrote: [], cost };
}

/** Runs all fields of a mutation in order in one transaction: all of them or none. */
export async function answerMutation(asked: Asked): Promise<Answer> {
  const { db, session } = asked;
  const fields = select(asked.prepared.fields, asked.variables);
  let refused: SelectedField | null = null;
  try {
    return await inTime(asked, db, async (client) => {
      // Triggers and functions learn from this setting who writes.
      await client.query("select set_config('hasura.user', $1, true)", [sessionText(session)]);
      const writer = new Writer(client, asked);
      const members: string[] = [];
      for (const field of fields) {
        refused = field;
        members.push(jsonMember(field.key, await runMutationField(writer, field)));
      }
      refused = null;
      return { body: `{"data":{${members.join()}}}`, wrote: [...writer.wrote].sort() };
    });
  } catch (error) {
    throw asQueryError(error, refused ? refusalPath(refused) : []);
  }
}

/** Longer shapes are those of bulk requests, which do not come twice. */
const LONGEST_SHAPE = 2000;

/**
 * The plan of a query or subscription, made once per shape of the variables.
 * @param deadline seconds after which it ends itself
 */
export function planOf(asked: Asked, deadline: number | null = null): QueryPlan {
  const { prepared, variables } = asked;
  const given = shapeOf(prepared.variableTypes, prepared.limitVariables, variables.given);
  const shape = deadline === null ? given : `${given} in time`;
  const known = prepared.plans.get(shape);
  if (known) return known;
  const plan = makePlan(asked, select(prepared.fields, variables.planning()), deadline);
  if (shape.length <= LONGEST_SHAPE) prepared.plans.set(shape, plan);
  return plan;
}

function makePlan(
  { view, stringifyNumericTypes }: Asked,
  fields: readonly SelectedField[],
  deadline: number | null,
): QueryPlan {
  const statement = new Statement(view, stringifyNumericTypes, deadline);
  const sql = querySql(statement, fields);
  return { sql, params: statement.params, reads: statement.reads };
}

async function answerAboutSchema(asked: Asked): Promise<Answer> {
  const fields = select(asked.prepared.fields, asked.variables);
  const meta = introspectSchema(
    asked.schema,
    asked.prepared,
    fields.filter(isIntrospection),
    asked.variables.given as Record<string, unknown>,
  );
  const others = fields.filter((field) => !isIntrospection(field));
  const read = others.length
    ? await readData(asked, (deadline) => makePlan(asked, others, deadline))
    : { data: '{}', cost: 0 };
  const rows = JSON.parse(read.data) as Record<string, unknown>;
  const data = fields.map((field) => [field.key, isIntrospection(field) ? meta[field.key] : rows[field.key]]);
  return { body: JSON.stringify({ data: Object.fromEntries(data) }), wrote: [], cost: read.cost };
}

/**
 * Runs a plan: JSON text of `data`, and what the planner said it would cost.
 * @param planFor the plan, with a deadline where the question costs much
 * @throws QueryError
 */
export async function readData(
  asked: Asked,
  planFor: (deadline: number | null) => QueryPlan,
): Promise<{ data: string; cost: number }> {
  const { costs, session } = asked;
  const plan = planFor(null);
  const read = async (client: SqlClient) => {
    const params = bind(plan.params, asked);
    const cost = costs ? await costs.check(client, plan, params, session.role) : 0;
    const timed = costs?.needsDeadline(cost) ? planFor(costs.seconds) : plan;
    const given = timed === plan ? params : bind(timed.params, asked);
    const [row] = await client.query<{ data: string }>(timed.sql, given);
    return { data: row?.data ?? 'null', cost };
  };
  try {
    return await (asked.timeLimit === null ? read(asked.db) : inTime(asked, asked.db, read));
  } catch (error) {
    throw asQueryError(error, []);
  }
}

/** Runs a transaction that the database ends when it takes longer than the role's requests may. */
function inTime<T>({ timeLimit }: Asked, db: SqlDatabase, run: (client: SqlClient) => Promise<T>): Promise<T> {
  return db.transaction(async (client) => {
    const milliseconds = timeLimit === null ? null : String(Math.ceil(timeLimit * 1000));
    if (milliseconds !== null) await client.query("select set_config('statement_timeout', $1, true)", [milliseconds]);
    return run(client);
  });
}

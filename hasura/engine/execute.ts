import type { GraphQLSchema } from 'graphql';
import { asQueryError } from './databaseError.ts';
import type { PreparedOperation } from './document/prepare.ts';
import { select, type SelectedField } from './document/selection.ts';
import { Variables } from './document/variables.ts';
import { introspectSchema, isIntrospection } from './introspection.ts';
import type { RoleView } from './model/roleView.ts';
import { refusalPath, runMutationField } from './mutation/run.ts';
import { Writer } from './mutation/writer.ts';
import { querySql } from './sql/query.ts';
import { Statement } from './sql/statement.ts';
import type { Execution, Session, SqlDatabase } from './types.ts';

/** A checked request and what is needed to answer it. */
export interface Asked {
  db: SqlDatabase;
  view: RoleView;
  schema: GraphQLSchema;
  session: Session;
  prepared: PreparedOperation;
  variables: Record<string, unknown>;
  stringifyNumericTypes: boolean;
}

/** Answers a query with one SQL statement, or none when it only asks about the schema. */
export async function answerQuery(asked: Asked): Promise<Execution> {
  const fields = selectFields(asked);
  const meta = introspectSchema(asked.schema, asked.prepared, fields.filter(isIntrospection), asked.variables);
  const rows = await readRows(
    asked,
    fields.filter((field) => !isIntrospection(field)),
  );
  const data = fields.map((field) => [field.key, isIntrospection(field) ? meta[field.key] : rows[field.key]]);
  return { result: { data: Object.fromEntries(data) }, wrote: [] };
}

/** Runs all fields of a mutation in order in one transaction: all of them or none. */
export async function answerMutation(asked: Asked): Promise<Execution> {
  const { db, view, session } = asked;
  const fields = selectFields(asked);
  let refused: SelectedField | null = null;
  try {
    return await db.transaction(async (client) => {
      // Triggers and functions learn from this setting who writes.
      await client.query("select set_config('hasura.user', $1, true)", [sessionText(session)]);
      const writer = new Writer(client, view, session, asked.stringifyNumericTypes);
      const data: Record<string, unknown> = {};
      for (const field of fields) {
        refused = field;
        data[field.key] = await runMutationField(writer, field);
      }
      refused = null;
      return { result: { data }, wrote: [...writer.wrote].sort() };
    });
  } catch (error) {
    throw asQueryError(error, refused ? refusalPath(refused) : []);
  }
}

function selectFields({ prepared, variables }: Asked): SelectedField[] {
  const values = new Variables(prepared.operation.variableDefinitions ?? [], prepared.usedVariables, variables);
  return select(prepared.fields, values);
}

async function readRows(asked: Asked, fields: readonly SelectedField[]): Promise<Record<string, unknown>> {
  if (!fields.length) return {};
  const statement = new Statement(asked.view, asked.session, asked.stringifyNumericTypes);
  const sql = querySql(statement, fields);
  try {
    const [row] = await asked.db.query<{ data: Record<string, unknown> }>(sql, statement.params);
    return row?.data ?? {};
  } catch (error) {
    throw asQueryError(error, []);
  }
}

function sessionText({ role, variables }: Session): string {
  return JSON.stringify({ ...variables, 'x-hasura-role': role });
}

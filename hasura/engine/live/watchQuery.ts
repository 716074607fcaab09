import { invalid, QueryError } from '../errors.ts';
import { planOf, readData, type Asked } from '../execute.ts';
import type { Table } from '../model/types.ts';
import { bind } from '../plan/deferred.ts';
import type { QueryPlan } from '../plan/queryPlan.ts';
import { select, type SelectedField } from '../plan/selection.ts';
import { meaningOf } from '../schema/meaning.ts';
import { asQueryError } from '../sql/databaseError.ts';
import { Statement } from '../sql/statement.ts';
import { readCursor, streamSql } from '../sql/stream.ts';
import type { Answer, LiveQuery, StreamQuery } from '../types.ts';

/**
 * A checked subscription, to be run whenever something changes.
 * @param refusal turns an error during a run into the answer
 * @throws QueryError for values that do not fit
 */
export function watchQuery(asked: Asked, refusal: (error: unknown) => Answer): LiveQuery | StreamQuery {
  const fields = select(asked.prepared.fields, asked.variables);
  const [field] = fields;
  if (!field || fields.length > 1) throw invalid([], 'subscriptions must select one top level field');
  const meaning = meaningOf(field.definition);
  if (meaning?.kind === 'root' && meaning.root === 'select_stream') {
    return streamQuery(asked, meaning.table, field, refusal);
  }
  const plan = planOf(asked);
  const params = bind(plan.params, asked);
  return {
    kind: 'live',
    key: JSON.stringify([plan.sql, params]),
    reads: plan.reads,
    run: async () => {
      try {
        const { data } = await readData(asked, (deadline) => planOf(asked, deadline));
        return { body: `{"data":${data}}`, wrote: [] };
      } catch (error) {
        return failure(error, refusal);
      }
    },
  };
}

/** A lost connection ends no subscription: it reports the error and continues. */
function failure(error: unknown, refusal: (error: unknown) => Answer): Answer {
  if (error instanceof QueryError) return refusal(error);
  return refusal(new QueryError('unexpected', [], 'database query error', { cause: error }));
}

async function readBatch({ db, costs, session }: Asked, plan: QueryPlan, params: (string | null)[]): Promise<Batch[]> {
  try {
    await costs?.check(db, plan, params, session.role);
    return await db.query<Batch>(plan.sql, params);
  } catch (error) {
    throw asQueryError(error, []);
  }
}

interface Batch {
  data: string;
  cursor: string | null;
  count: number;
}

function streamQuery(
  asked: Asked,
  table: Table,
  field: SelectedField,
  refusal: (error: unknown) => Answer,
): StreamQuery {
  const statement = new Statement(asked.view, asked.stringifyNumericTypes);
  const cursor = readCursor(table, field);
  const sql = streamSql(statement, table, field, cursor);
  const plan: QueryPlan = { sql, params: statement.params, reads: statement.reads };
  const [, ...params] = bind(statement.params, asked);
  let [after = null] = bind([cursor.initial], asked);
  return {
    kind: 'stream',
    reads: statement.reads,
    next: async () => {
      try {
        const [batch] = await readBatch(asked, plan, [after, ...params]);
        if (batch?.count) after = batch.cursor;
        const answer = { body: `{"data":${batch?.data ?? 'null'}}`, wrote: [] };
        return { answer, isEmpty: !batch?.count, isRefused: false };
      } catch (error) {
        return { answer: failure(error, refusal), isEmpty: false, isRefused: true };
      }
    },
  };
}

import { QueryError, type Path } from '../errors.ts';
import type { RoleView } from '../model/roleView.ts';
import type { Table } from '../model/types.ts';
import type { Costs } from '../plan/costs.ts';
import { bind } from '../plan/deferred.ts';
import { Variables } from '../plan/variables.ts';
import { Statement } from '../sql/statement.ts';
import type { Session, SqlClient } from '../types.ts';

/** The result of one write. */
export interface Written {
  affected: number;
  /** The rows as JSON texts, so that no digit is lost on the way back into SQL; empty unless asked for. */
  rows: string[];
}

export const NOTHING: Written = { affected: 0, rows: [] };

/** The result of several writes. */
export function together(parts: readonly Written[]): Written {
  const affected = parts.reduce((sum, part) => sum + part.affected, 0);
  return { affected, rows: parts.flatMap((part) => part.rows) };
}

/** The values of a mutation are read before its statements are made. */
const NO_VARIABLES = new Variables([], {});

/** Alias of the table a write goes to. */
export const TARGET = 'target';

/** Who writes, and what reading back what was written may cost. */
interface WriterOptions {
  view: RoleView;
  session: Session;
  stringifyNumericTypes: boolean;
  costs: Costs | null;
}

/** The one transaction a mutation request runs in. */
export class Writer {
  readonly wrote = new Set<string>();
  readonly view: RoleView;
  readonly #client: SqlClient;
  readonly #session: Session;
  readonly #stringify: boolean;
  readonly #costs: Costs | null;

  constructor(client: SqlClient, { view, session, stringifyNumericTypes, costs }: WriterOptions) {
    this.view = view;
    this.#client = client;
    this.#session = session;
    this.#stringify = stringifyNumericTypes;
    this.#costs = costs;
  }

  statement(): Statement {
    return new Statement(this.view, this.#stringify);
  }

  /** Runs a select of one row with the column `data`, JSON text. */
  async read(statement: Statement, sql: string): Promise<string> {
    const { params, reads } = statement;
    const given = bind(params, { session: this.#session, variables: NO_VARIABLES });
    await this.#costs?.check(this.#client, { sql, params, reads }, given, this.#session.role);
    const [row] = await this.#query<{ data: string | null }>(statement, sql);
    return row?.data ?? 'null';
  }

  /**
   * Runs an insert, update or delete.
   * @param check SQL that must hold for every written row, about the row {@link TARGET}; null when anything goes
   * @param path where a failed check is reported
   * @throws QueryError `permission-error` when the check fails
   */
  async write(
    statement: Statement,
    table: Table,
    sql: string,
    { check, wantsRows, path }: { check: string | null; wantsRows: boolean; path: Path },
  ): Promise<Written> {
    const passed = check === null ? 'true' : `coalesce((${check}), false)`;
    const returning = wantsRows ? `${TARGET}.*, ${passed} as "__passed"` : `${passed} as "__passed"`;
    const result = wantsRows
      ? 'row_to_json(w)::text as row, w."__passed" as passed, 1 as affected'
      : 'null as row, coalesce(bool_and(w."__passed"), true) as passed, count(*)::int4 as affected';
    const written = await this.#query<{ row: string | null; passed: boolean; affected: number }>(
      statement,
      `with w as (${sql} returning ${returning}) select ${result} from w`,
    );
    if (written.some((row) => !row.passed)) {
      throw new QueryError('permission-error', path, 'check constraint of an insert/update permission has failed');
    }
    const affected = written.reduce((sum, row) => sum + row.affected, 0);
    if (affected) this.wrote.add(table.graphqlName);
    return { affected, rows: written.flatMap((row) => row.row ?? []) };
  }

  #query<Row>(statement: Statement, sql: string): Promise<Row[]> {
    return this.#client.query<Row>(sql, bind(statement.params, { session: this.#session, variables: NO_VARIABLES }));
  }
}

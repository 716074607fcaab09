/** Tests of single rules of the schema: which statement the database refuses, and by what name. */
import { beforeAll, expect, it } from 'vitest';
import type { SqlClient } from '#engine';
import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { commitChecks } from './deferred.ts';
import { makerOf, type Make } from './make.ts';
import { openMigrated } from './migrated.node.ts';

/** What a rule is shown with. */
export interface RuleTools {
  /** A row of a table, plain but for what the test says. */
  make: Make;
  /** Runs a statement that must fail with an SQLSTATE and a constraint: `'23505 users_login_id_key'`. Leaves nothing behind. */
  refuses(why: `${string} ${string}`, sql: string, params?: readonly unknown[]): Promise<void>;
  /** Runs a statement that must pass, and answers its rows. */
  accepts<Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** From here on the statements are those of a person. */
  as(role: 'student' | 'ta' | 'manager', userId: string): Promise<void>;
}

export type Rule = (says: string, show: (tools: RuleTools) => Promise<void>) => void;

/** One database for all files that a process runs: each rule is shown in a transaction that is rolled back. */
let database: Promise<PGliteDatabase> | undefined;
const open = () => (database ??= openMigrated());

/** Shows the rules of a file. */
export function rules(): Rule {
  beforeAll(async () => void (await open()));
  return (says, show) =>
    it(says, async () => {
      const db = await open();
      const done = new Error('rolled back');
      const shown = db.sql.transaction(async (client) => {
        await show(toolsOf(client, await commitChecks(client)));
        throw done;
      });
      await shown.catch((error: unknown) => {
        if (error !== done) throw error;
      });
    });
}

function toolsOf(client: SqlClient, check: () => Promise<void>): RuleTools {
  /** Runs a statement as if it were the last one before the commit. */
  const run = async <Row = Record<string, unknown>>(sql: string, params?: readonly unknown[]) => {
    const rows = await client.query<Row>(sql, params);
    await check();
    return rows;
  };
  return {
    make: makerOf(client),
    refuses: async (why, sql, params) => {
      await client.query('savepoint before');
      const outcome = await run(sql, params).then(() => 'it passed', nameOf);
      await client.query('rollback to savepoint before');
      expect(outcome).toBe(why);
    },
    accepts: run,
    as: async (role, userId) => {
      const variables = JSON.stringify({ 'x-hasura-role': role, 'x-hasura-user-id': userId });
      await client.query(`select set_config('hasura.user', $1, true)`, [variables]);
    },
  };
}

/** SQLSTATE and the constraint, or the column that may not be null, or the message. */
function nameOf(error: unknown): string {
  const { code, constraint, column, message } = error as Partial<
    Record<'code' | 'constraint' | 'column' | 'message', string>
  >;
  return `${code ?? 'no SQLSTATE:'} ${constraint ?? column ?? message ?? ''}`;
}

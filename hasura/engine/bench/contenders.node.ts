import pg, { type Pool, type PoolClient } from 'pg';
import { createEngine, type SqlClient, type SqlDatabase } from '../index.ts';
import { benchProject } from './project.ts';
import type { Question } from './questions.ts';

/** Answers questions; every one takes its connections from the same pool. */
export interface Contender {
  name: string;
  /** @returns the body of the answer, JSON text */
  ask(question: Question, variables: Record<string, unknown>): Promise<string>;
  close(): Promise<void>;
}

/** SQL written by hand, one named prepared statement for each question: the best possible result. */
export function byHand(pool: Pool): Contender {
  return {
    name: 'SQL by hand',
    async ask({ name, sql, params }, variables) {
      const values = params.map((param) => variables[param]);
      const { rows } = await pool.query<{ data: string }>({ name, text: sql, values });
      return `{"data":${rows[0]?.data}}`;
    },
    close: async () => undefined,
  };
}

/** This engine, in the role `staff`. */
export async function embedded(pool: Pool): Promise<Contender> {
  const engine = await createEngine(sqlDatabase(pool), benchProject);
  const session = { role: 'staff', variables: { 'x-hasura-user-id': '1' } };
  return {
    name: 'this engine',
    async ask({ hasura }, variables) {
      return (await engine.answer({ query: hasura, variables }, session)).body;
    },
    close: async () => undefined,
  };
}

/** Connections to the bench's server; one that the server ends while it is idle is no error. */
export function openPool(url: string, max: number): Pool {
  return new pg.Pool({ connectionString: url, max }).on('error', () => undefined);
}

/** The engine's adapter to a pool, with statements named as in the api. */
export function sqlDatabase(pool: Pool): SqlDatabase {
  const clientOf = (runner: Pool | PoolClient): SqlClient => ({
    query: async <Row>(text: string, params: readonly unknown[] = []) =>
      (await runner.query({ name: nameOf(text), text, values: [...params] })).rows as Row[],
  });
  return {
    ...clientOf(pool),
    exec: async (sql) => void (await pool.query(sql)),
    transaction: async () => {
      throw new Error('the bench writes nothing');
    },
  };
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `engine${names.size}`;
  names.set(text, name);
  return name;
}

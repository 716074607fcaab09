import {
  createEngine,
  migrate,
  type Engine,
  type EngineOptions,
  type GraphQLRequest,
  type GraphQLResult,
  type ProjectFiles,
} from '../index.ts';
import { bookshop } from './bookshop.ts';
import { openDatabase, type TestDatabase } from './pgliteDatabase.ts';

/** The bookshop, open. */
export interface Shop {
  db: TestDatabase;
  engine: Engine;
  /** Asks as `admin`, or as another role with its session variables. */
  ask(request: string | GraphQLRequest, role?: string, variables?: Record<string, string>): Promise<GraphQLResult>;
  /** Puts the rows back that the migrations wrote. */
  restock(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a fresh bookshop. @param files replaces or adds files of the project */
export async function openShop(files: ProjectFiles = {}, options: EngineOptions = {}): Promise<Shop> {
  const db = await openDatabase();
  const project = { ...bookshop, ...files };
  await migrate(db, project);
  const engine = await createEngine(db, project, options);
  return {
    db,
    engine,
    close: () => db.close(),
    restock: async () => {
      const rows = 'migrations/default/1700000000002_rows';
      await db.exec(`${project[`${rows}/down.sql`]};${project[`${rows}/up.sql`]}`);
    },
    ask: async (request, role = 'admin', variables = {}) => {
      const asked = typeof request === 'string' ? { query: request } : request;
      return (await engine.execute(asked, { role, variables })).result;
    },
  };
}

/** The one error of an answer, as `code: message at path`. */
export function refusal({ errors }: GraphQLResult): string | undefined {
  const [error] = errors ?? [];
  return error && `${error.extensions.code}: ${error.message} at ${error.extensions.path}`;
}

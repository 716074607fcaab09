import type { GraphQLSchema } from 'graphql';
import { introspect } from './catalog/introspect.ts';
import { readEnumValues } from './catalog/enumValues.ts';
import { prepare, type PreparedOperation } from './document/prepare.ts';
import { pathText, QueryError } from './errors.ts';
import { answerMutation, answerQuery, type Asked } from './execute.ts';
import { LeastRecentlyUsed } from './lru.ts';
import { loadMetadata } from './metadata/load.ts';
import { buildModel } from './model/build.ts';
import { ADMIN } from './model/permissions.ts';
import { RoleView } from './model/roleView.ts';
import type { Model } from './model/types.ts';
import { buildSchema, schemaText } from './schema/build.ts';
import { tableInfo, type TableInfo } from './tableInfo.ts';
import type { Engine, EngineOptions, Execution, GraphQLRequest, ProjectFiles, Session, SqlDatabase } from './types.ts';

/**
 * Reads a project's metadata against the database and serves it.
 * @throws InconsistentMetadata when the metadata does not fit the database
 */
export async function createEngine(db: SqlDatabase, files: ProjectFiles, options: EngineOptions = {}): Promise<Engine> {
  const metadata = loadMetadata(files);
  const catalog = await introspect(db);
  const model = buildModel(metadata, catalog, await readEnumValues(db, metadata.tables, catalog));
  return new ProjectEngine(db, model, options);
}

/** How many checked documents to remember, over all roles. */
const REMEMBERED_DOCUMENTS = 500;

/** Characters of a document worth remembering; longer ones are not sent twice. */
const LONGEST_REMEMBERED = 50_000;

const DEFAULTS: Required<EngineOptions> = {
  stringifyNumericTypes: false,
  maxDepth: 12,
  maxNodes: 2000,
};

interface RoleSchema {
  view: RoleView;
  schema: GraphQLSchema;
}

class ProjectEngine implements Engine {
  readonly roles: string[];
  readonly #db: SqlDatabase;
  readonly #model: Model;
  readonly #options: Required<EngineOptions>;
  readonly #schemas = new Map<string, RoleSchema>();
  readonly #documents = new LeastRecentlyUsed<PreparedOperation>(REMEMBERED_DOCUMENTS);

  constructor(db: SqlDatabase, model: Model, options: EngineOptions) {
    this.roles = model.roles;
    this.#db = db;
    this.#model = model;
    this.#options = { ...DEFAULTS, ...options };
  }

  async execute(request: GraphQLRequest, session: Session): Promise<Execution> {
    try {
      const asked = this.#ask(request, session);
      return asked.prepared.kind === 'query' ? await answerQuery(asked) : await answerMutation(asked);
    } catch (error) {
      if (!(error instanceof QueryError)) throw error;
      const { message, code, path } = error;
      const result = { errors: [{ message, extensions: { path: pathText(path), code } }] };
      return { result, wrote: [], ...(error.cause !== undefined && { hidden: error.cause }) };
    }
  }

  sdl(role: string): string {
    return schemaText(this.#schemaOf(role, false).schema);
  }

  tables(): TableInfo[] {
    return this.#model.tables.map(tableInfo);
  }

  #ask(request: GraphQLRequest, session: Session): Asked {
    const { view, schema } = this.#schemaOf(session.role, readBackendFlag(session));
    const name = request.operationName || null;
    const key = JSON.stringify([session.role, session.variables[BACKEND], name, request.query]);
    const prepared = this.#documents.get(key) ?? prepare(schema, request.query, name, this.#options);
    if (request.query.length <= LONGEST_REMEMBERED) this.#documents.set(key, prepared);
    const variables = request.variables ?? {};
    return {
      db: this.#db,
      view,
      schema,
      session,
      prepared,
      variables,
      stringifyNumericTypes: this.#options.stringifyNumericTypes,
    };
  }

  #schemaOf(role: string, backend: boolean): RoleSchema {
    const known = role === ADMIN || this.roles.includes(role);
    // All roles the metadata does not mention see the same: nothing.
    const key = known ? `${role}\n${backend}` : '';
    const found = this.#schemas.get(key);
    if (found) return found;
    const view = new RoleView(this.#model, role, backend);
    const made = { view, schema: buildSchema(view) };
    this.#schemas.set(key, made);
    return made;
  }
}

const BACKEND = 'x-hasura-use-backend-only-permissions';

/** @throws QueryError `bad-request` when the flag is neither true nor false */
function readBackendFlag({ variables }: Session): boolean {
  const text = variables[BACKEND]?.toLowerCase();
  if (text === undefined || text === 'false') return false;
  if (text === 'true') return true;
  throw new QueryError('bad-request', [], `${BACKEND}: expected a boolean`);
}

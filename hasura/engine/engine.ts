import { readEnumValues } from './catalog/enumValues.ts';
import { readFunctions } from './catalog/functions.ts';
import { introspect } from './catalog/introspect.ts';
import { errorBody, QueryError } from './errors.ts';
import { answerMutation, answerQuery, type Asked } from './execute.ts';
import { watchQuery } from './live/watchQuery.ts';
import { loadMetadata, type Metadata } from './metadata/load.ts';
import type { QualifiedName } from './metadata/schema.ts';
import { buildModel } from './model/build.ts';
import { tableInfo } from './model/tableInfo.ts';
import { ADMIN } from './model/permissions.ts';
import type { Model } from './model/types.ts';
import { Costs } from './plan/costs.ts';
import { AllowList } from './plan/allowList.ts';
import { RoleDocuments } from './plan/roleDocuments.ts';
import { Variables, checkVariables } from './plan/variables.ts';
import { schemaText } from './schema/build.ts';
import type {
  Answer,
  Engine,
  EngineOptions,
  Execution,
  GraphQLRequest,
  GraphQLResult,
  LiveQuery,
  ProjectFiles,
  Session,
  SqlDatabase,
  StreamQuery,
  TableInfo,
} from './types.ts';

/**
 * Reads a project's metadata against the database and serves it.
 * @throws InconsistentMetadata when the metadata does not fit the database
 */
export async function createEngine(db: SqlDatabase, files: ProjectFiles, options: EngineOptions = {}): Promise<Engine> {
  const metadata = loadMetadata(files);
  const tables = await introspect(db);
  const functions = await readFunctions(db, functionNames(metadata));
  const enumValues = await readEnumValues(db, metadata.tables, tables);
  const allowList = new AllowList(metadata);
  const model = buildModel(metadata, { tables, functions, enumValues });
  return new ProjectEngine(db, model, new RoleDocuments(model, metadata, allowList, options), options);
}

function functionNames({ tables, functions }: Metadata): string[] {
  const computed = tables.flatMap((table) => table.computed_fields.map(({ definition }) => definition.function));
  const names = [...functions.map((entry) => entry.function), ...computed];
  return [...new Set(names.map(({ schema, name }: QualifiedName) => `${schema}.${name}`))];
}

class ProjectEngine implements Engine {
  readonly roles: string[];
  readonly #db: SqlDatabase;
  readonly #model: Model;
  readonly #documents: RoleDocuments;
  readonly #stringify: boolean;
  readonly #costs: Costs | null;

  constructor(db: SqlDatabase, model: Model, documents: RoleDocuments, options: EngineOptions) {
    this.roles = model.roles;
    this.#db = db;
    this.#model = model;
    this.#documents = documents;
    this.#stringify = options.stringifyNumericTypes ?? false;
    this.#costs = options.costs ? new Costs(options.costs) : null;
  }

  async answer(request: GraphQLRequest, session: Session): Promise<Answer> {
    try {
      const asked = this.#ask(request, session);
      if (asked.prepared.kind === 'query') return await answerQuery(asked);
      if (asked.prepared.kind === 'mutation') return await answerMutation(asked);
      throw new QueryError('unexpected', [], 'subscriptions are not supported over HTTP, use websockets instead');
    } catch (error) {
      return refusal(error);
    }
  }

  async execute(request: GraphQLRequest, session: Session): Promise<Execution> {
    const { body, ...rest } = await this.answer(request, session);
    return { ...rest, result: JSON.parse(body) as GraphQLResult };
  }

  watch(request: GraphQLRequest, session: Session): LiveQuery | StreamQuery | Answer | null {
    try {
      const asked = this.#ask(request, session);
      return asked.prepared.kind === 'subscription' ? watchQuery(asked, refusal) : null;
    } catch (error) {
      return refusal(error);
    }
  }

  batchLimit(role: string): number | null {
    return this.#documents.limits(role).batch;
  }

  sdl(role: string): string {
    return schemaText(this.#documents.schemaOf(role, false).schema);
  }

  tables(): TableInfo[] {
    return this.#model.tables.map(tableInfo);
  }

  #ask(request: GraphQLRequest, session: Session): Asked {
    const { schema, prepared } = this.#documents.prepare(request, session);
    const given = request.variables ?? {};
    const definitions = prepared.operation.variableDefinitions ?? [];
    checkVariables(definitions, prepared.usedVariables, given);
    return {
      db: this.#db,
      ...schema,
      session,
      prepared,
      variables: new Variables(definitions, given),
      timeLimit: this.#documents.limits(session.role).seconds,
      stringifyNumericTypes: this.#stringify,
      costs: session.role === ADMIN ? null : this.#costs,
    };
  }
}

/** The answer to a request that failed. */
function refusal(error: unknown): Answer {
  if (!(error instanceof QueryError)) throw error;
  return { body: errorBody(error), wrote: [], hidden: error.cause };
}

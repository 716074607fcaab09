import type { DocumentNode, GraphQLSchema } from 'graphql';
import { invalid, QueryError } from '../errors.ts';
import type { Metadata } from '../metadata/load.ts';
import type { LimitsMetadata } from '../metadata/schema.ts';
import { ADMIN } from '../model/permissions.ts';
import { RoleView } from '../model/roleView.ts';
import type { Model } from '../model/types.ts';
import { buildSchema } from '../schema/build.ts';
import type { EngineOptions, GraphQLRequest, Session } from '../types.ts';
import type { AllowList } from './allowList.ts';
import { RecentlyUsed } from './recentlyUsed.ts';
import { asksAboutSchema, parseDocument, prepare, type PreparedOperation } from './prepare.ts';

export interface RoleSchema {
  view: RoleView;
  schema: GraphQLSchema;
}

/** The limits of one role's requests; null means unlimited. */
export interface RoleLimits {
  depth: number;
  nodes: number;
  seconds: number | null;
  batch: number | null;
}

/** How many checked documents to remember, over all roles. */
const REMEMBERED_DOCUMENTS = 1000;

/** Characters of a document worth remembering; longer ones are not sent twice. */
const LONGEST_REMEMBERED = 50_000;

/** The schema of each role, and the documents that were checked against it. */
export class RoleDocuments {
  readonly #model: Model;
  readonly #metadata: Metadata;
  readonly #allowList: AllowList;
  readonly #options: EngineOptions;
  readonly #schemas = new Map<string, RoleSchema>();
  readonly #documents = new RecentlyUsed<PreparedOperation>(REMEMBERED_DOCUMENTS);

  constructor(model: Model, metadata: Metadata, allowList: AllowList, options: EngineOptions) {
    this.#model = model;
    this.#metadata = metadata;
    this.#allowList = allowList;
    this.#options = options;
  }

  /** @throws QueryError when the document does not fit the role's schema, limits or allow list */
  prepare(request: GraphQLRequest, session: Session): { schema: RoleSchema; prepared: PreparedOperation } {
    const schema = this.schemaOf(session.role, readBackendFlag(session));
    const name = request.operationName || null;
    const key = `${session.role}\n${session.variables[BACKEND] ?? ''}\n${name ?? ''}\n${request.query}`;
    const known = this.#documents.get(key);
    if (known) return { schema, prepared: known };
    const document = parseDocument(request.query);
    this.#checkAllowed(document, session.role);
    const { depth, nodes } = this.limits(session.role);
    const prepared = prepare(schema.schema, document, name, { maxDepth: depth, maxNodes: nodes });
    this.#checkIntrospection(prepared, session.role);
    if (request.query.length <= LONGEST_REMEMBERED) this.#documents.set(key, prepared);
    return { schema, prepared };
  }

  schemaOf(role: string, backend: boolean): RoleSchema {
    const known = role === ADMIN || this.#model.roles.includes(role);
    // All roles the metadata does not mention see the same: nothing.
    const key = known ? `${role}\n${backend}` : '';
    const found = this.#schemas.get(key);
    if (found) return found;
    const inferFunctions = this.#options.inferFunctionPermissions ?? true;
    const view = new RoleView(this.#model, known ? role : '', { backend, inferFunctions });
    const made = { view, schema: buildSchema(view) };
    this.#schemas.set(key, made);
    return made;
  }

  /** The admin is not limited by metadata. */
  limits(role: string): RoleLimits {
    const { disabled, depth_limit, node_limit, time_limit, batch_limit } = this.#metadata.limits;
    const limit = ({ global, per_role }: LimitsMetadata['depth_limit']) =>
      disabled || role === ADMIN ? null : (per_role[role] ?? global ?? null);
    return {
      depth: limit(depth_limit) ?? this.#options.maxDepth ?? 12,
      nodes: limit(node_limit) ?? this.#options.maxNodes ?? 2000,
      seconds: limit(time_limit),
      batch: limit(batch_limit),
    };
  }

  /** Checked first: validation errors of a document that is not allowed would reveal the schema. */
  #checkAllowed(document: DocumentNode, role: string): void {
    if (role === ADMIN || !this.#options.allowList || this.#allowList.allows(document, role)) return;
    throw invalid([], 'query is not allowed');
  }

  #checkIntrospection(prepared: PreparedOperation, role: string): void {
    if (role === ADMIN || !this.#metadata.introspectionDisabledFor.includes(role)) return;
    if (asksAboutSchema(prepared)) throw invalid([], 'GraphQL introspection is not allowed for the current role');
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

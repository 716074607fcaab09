import type { Transaction } from 'kysely';
import type {
  BodyOf,
  OperationId,
  OperationsOf,
  ParamsOf,
  QueryOf,
  ReplyOf,
  Tag,
  operations,
} from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';
import type { ChangeSetFacts, ChangeSetKind } from './changes/changeSets.ts';

/** The caller, read from the database at each call. */
export interface Actor {
  userId: string;
  /** The staff member who looks, and only looks, at what this student sees; null in one's own session. */
  previewedBy: string | null;
  /** GraphQL role; `manager` is ADMIN, and a TA with admin level. */
  role: 'student' | 'ta' | 'manager';
  userType: 'STUDENT' | 'TA' | 'ADMIN';
  isAdminLevel: boolean;
  name: string;
  mustChangePassword: boolean;
  /** True for those who must have a second factor and have none. */
  mustSetSecondFactor: boolean;
  /** All refresh tokens of one sign-in. */
  sessionFamily: string;
}

/** The actor of an operation; null is possible where the contract says `public`. */
export type ActorOf<Op extends OperationId> = (typeof operations)[Op]['access'] extends 'public' ? Actor | null : Actor;

/** The request beside its validated parts. */
export interface RequestFacts {
  id: string;
  ip: string;
  userAgent: string;
  /** Origin the browser sees, such as `https://academy.example`. */
  origin: string;
  cookies: Readonly<Record<string, string>>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** What a handler may add to the answer. */
export interface Reply {
  header(name: string, value: string): void;
  /** Adds a Set-Cookie header, already serialised. */
  setCookie(cookie: string): void;
}

/** What a handler receives: the validated request, the actor and its transaction. */
export interface Context<Op extends OperationId> {
  params: ParamsOf<Op>;
  query: QueryOf<Op>;
  body: BodyOf<Op>;
  actor: ActorOf<Op>;
  trx: Transaction<Tables>;
  now: Date;
  request: RequestFacts;
  reply: Reply;
  deps: Deps;
  /** Records all changes of this transaction as one change set of the audit log, which may undo another one; returns its id. */
  changeSet(kind: ChangeSetKind, facts?: ChangeSetFacts, undoes?: string): Promise<string>;
  /** Runs after the commit, never when the transaction was refused. */
  afterCommit(run: () => void | Promise<void>): void;
}

/** Acts in one transaction and answers; throws a Problem to refuse. */
export type Handler<Op extends OperationId> = (context: Context<Op>) => Promise<ReplyOf<Op>>;

/**
 * A handler with work that takes long and needs no transaction, such as hashing or reading a file. It is done before the
 * transaction opens, which would hold everybody up, and once, however often the transaction is tried.
 */
export interface Preparation<Op extends OperationId> {
  prepare(
    request: Pick<Context<Op>, 'params' | 'query' | 'body' | 'request' | 'actor' | 'now' | 'deps'>,
  ): Promise<Handler<Op>>;
}

/** All operations of one tag: a missing or surplus key is a type error. */
export type SliceHandlers<T extends Tag> = { [Op in OperationsOf<T>]: Handler<Op> | Preparation<Op> };

import type { Transaction } from 'kysely';
import type { OperationId } from '#openapi/generated/operations.ts';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor, Context, RequestFacts } from '../handler.ts';
import { beginChangeSet, type ChangeSetFacts, type ChangeSetKind } from '../changes/changeSets.ts';

/** A validated and authorised request. */
export interface ValidRequest {
  actor: Actor | null;
  request: RequestFacts;
  params: unknown;
  query: unknown;
  body: unknown;
}

/** The context of one attempt, with the headers and follow-ups the handler leaves in it. */
export function createContext(deps: Deps, valid: ValidRequest, trx: Transaction<Tables>) {
  const headers = new Headers();
  const afterCommit: (() => void | Promise<void>)[] = [];
  const context = {
    ...valid,
    trx,
    deps,
    now: deps.clock.now(),
    reply: {
      header: (name: string, value: string) => headers.set(name, value),
      setCookie: (cookie: string) => headers.append('set-cookie', cookie),
    },
    changeSet: (kind: ChangeSetKind, facts?: ChangeSetFacts, undoes?: string) =>
      beginChangeSet(trx, { kind, facts, undoes }),
    afterCommit: (run: () => void | Promise<void>) => void afterCommit.push(run),
  } as Context<OperationId>;
  return { context, headers, afterCommit };
}

import { operations, type OperationId } from '#openapi/generated/operations.ts';
import type { SqlClient } from '#engine';
import type { Person, TestAnswer, TestApi, TestRequest } from '../api.ts';
import { giveOperation } from './commands.ts';
import { diceOf } from './dice.ts';
import { twistOf } from './twists.ts';

/** A request that can be sent later, also while there is no database to make it from. */
export interface MadeRequest {
  id: OperationId;
  send(api: Pick<TestApi, 'send'>): Promise<TestAnswer>;
}

/** Each kind of person; null is a visitor. */
export const people: readonly (Person | null)[] = ['admin', 'taAdmin', 'ta', 'minsu', null];
// Who signs out or changes a password ends what the other requests rest on.
const ofVisitors = new Set(['auth', 'account']);

/** Signs everybody in, so that no request has to. */
export async function signInAll(api: Pick<TestApi, 'send'>): Promise<void> {
  for (const person of people) await api.send('GET', '/sp/none', { as: person ?? undefined });
}

/** Requests of every operation of the contract by turns, with ids that exist mostly; the same seed makes the same ones. */
export async function makeRequests(client: SqlClient, count: number, seed = 1): Promise<MadeRequest[]> {
  const ids = Object.keys(operations) as OperationId[];
  const made: MadeRequest[] = [];
  for (let n = 0; n < count; n++) {
    const dice = diceOf(seed * 100_000 + n);
    const id = ids[n % ids.length] as OperationId;
    const { path, tag } = operations[id];
    const able: Person = path.startsWith('/sp/') ? 'minsu' : 'admin';
    const person = ofVisitors.has(tag) ? null : dice.chance(50) ? able : dice.pick(people);
    let sent: [string, string, TestRequest | undefined] = ['GET', '/', undefined];
    const keep: TestApi['send'] = (method, to, request) => {
      sent = [method, to, request];
      return Promise.resolve({ status: 0, headers: new Headers(), body: null }) as never;
    };
    await giveOperation({ send: keep }, client, id, person, dice, twistOf(dice));
    made.push({ id, send: (api) => api.send(...sent) });
  }
  return made;
}

import { hasLevel, type Level } from '../session/session.ts';
import { session } from '../session/sessionStore.ts';
import { earlyOptions, keepEarly } from './earlyAnswers.ts';
import type { GqlDocument } from './gqlDocument.ts';
import { runGql } from './gqlTransport.ts';

/** What a screen asks for first, and whom it is for. */
export interface FirstQuestion<Data = unknown> {
  level: Level;
  /** Fulfilled when the answer is here, or was refused. */
  ask: () => Promise<void>;
  /** The options of the screen's read, which then has the answer in its first drawing. @param keep as the read keeps it */
  options: <Kept = Data>(keep?: (data: Data) => Kept) => EarlyOptions<Kept>;
}

/** Of a read. */
export type EarlyOptions<Kept> = ReturnType<typeof earlyOptions<unknown, object, Kept>>;

/** The first question of a screen: its own read with the same variables takes the answer. */
export function firstQuestion<Data, Variables extends object>(
  level: Level,
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): FirstQuestion<Data> {
  return {
    level,
    ask: () => keepEarly(document, variables, runGql(document, variables)),
    options: (keep) => earlyOptions(document, variables, keep),
  };
}

/**
 * Asks with the first token, while the screen is still being drawn. Asks nothing for somebody whose screen it is not.
 * @returns a promise that is fulfilled when the answer is here
 */
export async function askEarly({ level, ask }: Pick<FirstQuestion, 'level' | 'ask'>): Promise<void> {
  await restored();
  const { auth } = session.get();
  // Staff who open the portal look at a student's; a temporary password is changed first.
  const isTheirs = level === 'STUDENT' ? auth?.userType === 'STUDENT' : hasLevel(auth, level);
  if (isTheirs && !auth?.mustChangePassword) await ask();
}

/** Resolves when it is known who is signed in. */
function restored(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = (): void => {
    if (session.get().status === 'restoring') return;
    unsubscribe();
    resolve();
  };
  const unsubscribe = session.subscribe(look);
  look();
  return promise;
}

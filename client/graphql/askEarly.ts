import { hasLevel, type Level } from '../session/session.ts';
import { session } from '../session/sessionStore.ts';
import { keepEarly } from './earlyAnswers.ts';
import type { GqlDocument } from './gqlDocument.ts';
import { runGql } from './gqlTransport.ts';

/** What a screen asks for first, and whom it is for. */
export interface FirstQuestion {
  level: Level;
  ask: () => void;
}

/** The first question of a screen: its own read with the same variables takes the answer. */
export function firstQuestion<Data, Variables extends object>(
  level: Level,
  document: GqlDocument<Data, Variables>,
  variables: Variables,
): FirstQuestion {
  return { level, ask: () => keepEarly(document, variables, runGql(document, variables)) };
}

/** Asks with the first token, while the screen is still being drawn. Asks nothing for somebody whose screen it is not. */
export async function askEarly({ level, ask }: FirstQuestion): Promise<void> {
  await restored();
  const { auth } = session.get();
  // Staff who open the portal look at a student's; a temporary password is changed first.
  const isTheirs = level === 'STUDENT' ? auth?.userType === 'STUDENT' : hasLevel(auth, level);
  if (isTheirs && !auth?.mustChangePassword) ask();
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

import { nextTurn } from '../nextTurn.ts';

/**
 * Asks once for all who want the same within one turn of the event loop. It is asked after the last of them came, so that each is told what
 * holds since; whoever comes later asks anew.
 */
export function askedTogether<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const gathering = new Map<string, Promise<T>>();
  return (key, ask) => {
    const joined = gathering.get(key);
    if (joined) return joined;
    const answer = nextTurn().then(() => {
      gathering.delete(key);
      return ask();
    });
    gathering.set(key, answer);
    return answer;
  };
}

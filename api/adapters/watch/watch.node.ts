import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../ports/database.ts';
import type { Watch, Work } from '../../ports/watch.ts';
import { statementLabel } from './statementLabel.ts';

/** A piece of work that goes on, inside another or at the bottom. */
export interface Running {
  work: Work;
  inside: Running | undefined;
}

/** A statement that has ended, without its text. */
export interface NamedStatement {
  label: string;
  ms: number;
  failed: boolean;
}

/** What is told of the work of this process. */
export interface Watcher {
  began?(running: Running): void;
  ended?(running: Running, end: { outcome: string; ms: number }): void;
  statement?(statement: NamedStatement, inside: Running | undefined): void;
}

/** Names of documents that no screen sends stand as one, since anybody can make one up. */
const otherDocument = 'other';

/**
 * Tells watchers of each piece of work, and of each statement with the work that asked it.
 * @param documents names of the screens' documents, read at the first one
 */
export function createWatch(
  db: Pick<Database, 'onStatement'>,
  documents: () => ReadonlySet<string>,
  watchers: readonly Watcher[],
): Watch {
  const current = new AsyncLocalStorage<Running>();
  db.onStatement(({ sql, ms, failed }) => {
    const statement = { label: statementLabel(sql), ms, failed };
    for (const watcher of watchers) watcher.statement?.(statement, current.getStore());
  });
  const named = (work: Work): Work =>
    work.kind === 'document' && !documents().has(work.name) ? { ...work, name: otherDocument } : work;
  return {
    during: async (work, run, outcome = () => 'done') => {
      // A job may be woken by somebody's request, and is no part of it.
      const running: Running = { work: named(work), inside: work.kind === 'job' ? undefined : current.getStore() };
      const started = performance.now();
      for (const watcher of watchers) watcher.began?.(running);
      let ended = 'failed';
      try {
        const result = await current.run(running, run);
        ended = outcome(result);
        return result;
      } finally {
        const end = { outcome: ended, ms: performance.now() - started };
        for (const watcher of watchers) watcher.ended?.(running, end);
      }
    },
  };
}

/** The work that something belongs to, from the innermost out, by kind: names only. */
export function namesOf(running: Running | undefined): Partial<Record<Work['kind'], string>> {
  const names: Partial<Record<Work['kind'], string>> = {};
  for (let each = running; each; each = each.inside) names[each.work.kind] ??= each.work.name;
  return names;
}

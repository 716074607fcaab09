import type { Engine } from '#engine';
import type { Deps } from '../deps.ts';
import type { RefreshEvent } from '../ports/events.ts';

const readable = new WeakMap<Engine, ReadonlySet<string>>();

/** What students are told: the names of tables they may read, and nothing of who views what. Others are told everything. */
export async function eventsFor(
  deps: Deps,
  role: 'student' | 'ta' | 'manager',
): Promise<(event: RefreshEvent) => RefreshEvent | null> {
  if (role !== 'student') return (event) => event;
  const engine = await deps.engine();
  const names = readable.get(engine) ?? typeNames(engine.sdl('student'));
  readable.set(engine, names);
  return ({ roots, at, presence }) => {
    const own = roots.filter((root) => names.has(root));
    return presence || own.length === 0 ? null : { roots: own, at };
  };
}

/** A table is a type of the schema of who may read it. */
const typeNames = (sdl: string): ReadonlySet<string> =>
  new Set([...sdl.matchAll(/^type (\w+)/gm)].map(([, name = '']) => name));

import type { PGlite } from '@electric-sql/pglite';
import { keepMoment } from './moment.ts';

/** A database that is open, and how to take it back to when it was opened. */
interface Place {
  pglite: PGlite;
  goBack: () => void;
  isFree: boolean;
}

/** A place that is given back is not closed: the next file of this process has it as it was. */
const places = new Map<string, Place[]>();

/**
 * Lends a database in memory; closing it gives it back. It is as it was when `open` gave it, whatever was done to it before, in a twentieth
 * of the time.
 * @param name what is in it; each name has databases of its own
 * @param libraries what its extensions load, before the moment is kept
 */
export async function lend<P extends PGlite>(name: string, libraries: string[], open: () => Promise<P>): Promise<P> {
  const known = places.get(name) ?? [];
  places.set(name, known);
  const free = known.find(({ isFree }) => isFree);
  if (free) {
    free.isFree = false;
    free.goBack();
    return borrowed(free) as P;
  }
  const pglite = await open();
  for (const library of libraries) await pglite.exec(`load '${library}'`);
  const place = { pglite, goBack: keepMoment(pglite), isFree: false };
  known.push(place);
  return borrowed(place) as P;
}

/** The database for as long as it is lent: what is asked of it later, by a timer that nobody stopped, is refused as by a closed one. */
function borrowed(place: Place): PGlite {
  let isOver = false;
  const giveBack = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    // Waits for what is running.
    await place.pglite.transaction(async () => undefined);
    place.isFree = true;
  };
  return new Proxy(place.pglite, {
    get(target, key) {
      if (key === 'close') return giveBack;
      const member: unknown = Reflect.get(target, key, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown =>
        isOver ? Promise.reject(new Error('PGlite is closed')) : (member.apply(target, args) as unknown);
    },
  });
}

import { startApi, type Person, type TestApi } from '../api.ts';
import { openUndoableWorld, type UndoableWorld } from '../random/nested.node.ts';
import { readKnown, type Known } from './known.ts';

/** The demo world with an api on it, in which each call can be made and undone. */
export interface SampleWorld {
  world: UndoableWorld;
  api: TestApi;
  /** The ids that the samples name. */
  known: Known;
}

/** Opens it, with these people signed in: what a sign-in writes is then undone by nobody. */
export async function openSampleWorld(people: readonly Person[] = ['admin', 'ta', 'minsu']): Promise<SampleWorld> {
  const world = await openUndoableWorld();
  const api = await startApi({}, world.db);
  for (const as of people) await api.send('GET', '/sp/none', { as });
  return { world, api, known: await readKnown(world.db.sql) };
}

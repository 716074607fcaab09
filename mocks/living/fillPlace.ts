import type { PGliteDatabase } from '#api/adapters/pglite.ts';
import { seoulDate } from '#api/rest/_protocol/seoul.ts';
import type { PlaceSize } from '#mocks/place.ts';
import { systemClock } from '#api/ports/clock.ts';
import { demoSeed } from './project.ts';

/** Loads the demo world of a size into an empty academy. */
export async function fillPlace(db: PGliteDatabase, size: PlaceSize = 'small'): Promise<void> {
  if (size === 'small') {
    await db.sql.exec(demoSeed);
    return;
  }
  const { buildWorld } = await import('#mocks/world/model/buildWorld.ts');
  const { loadWorld } = await import('#mocks/world/load/loadWorld.ts');
  await loadWorld(db, buildWorld(size, seoulDate(systemClock.now())));
}

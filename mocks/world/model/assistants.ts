import type { Random } from '../base/random.ts';
import type { Staff, Week, World } from './types.ts';

/** The TAs who worked here on a day. */
export function tasOn(world: World, day: number): Staff[] {
  const known = seen.get(world)?.get(day);
  if (known) return known;
  const tas = world.staff.filter(({ type, joined }) => type === 'TA' && joined <= day);
  seen.set(world, (seen.get(world) ?? new Map<number, Staff[]>()).set(day, tas));
  return tas;
}

/** The TA who takes attendance in a week: usually the same one for a whole term. */
export function assistantOf(world: World, { lecture, day }: Week): Staff {
  const tas = tasOn(world, day);
  return tas[lecture.index % tas.length]!;
}

/** A member of staff who worked here on a day. */
export function colleagueAt(world: World, random: Random, day: number): Staff {
  return random.chance(0.35) ? world.staff[0]! : random.pick(tasOn(world, Math.max(day, world.opened)));
}

const seen = new WeakMap<World, Map<number, Staff[]>>();

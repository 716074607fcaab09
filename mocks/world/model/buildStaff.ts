import { staff as cast } from '../../cast.ts';
import { idOf } from '../base/ids.ts';
import type { Staff, World } from './types.ts';
import { youngName } from '../texts/names.ts';
import { mobile } from '../base/phones.ts';
import { Random } from '../base/random.ts';

/** The administrator and the TAs: those of the cast, then as many more as the size says. */
export function buildStaff({ opened, today, shape }: World): Staff[] {
  const known = Object.values(cast).map((person, index) => ({
    ...person,
    index,
    joined: opened,
    phone: `+82105550001${index + 1}`,
  }));
  const more = Array.from({ length: shape.tas - 2 }, (_, at): Staff => {
    const index = known.length + at;
    const random = new Random('ta', index);
    const { family, given } = youngName(random, random.chance(0.5));
    const isFirst = at * 2 < shape.tas;
    const joined = isFirst ? opened : Math.min(today - 28, opened + random.int(0, Math.max(0, today - opened - 28)));
    return {
      index,
      id: idOf('users', index, joined),
      loginId: `ta-${String(at + 1).padStart(3, '0')}`,
      name: family + given,
      type: 'TA',
      isAdminLevel: at % 30 === 29,
      joined,
      phone: mobile(index),
    };
  });
  return [...known, ...more];
}

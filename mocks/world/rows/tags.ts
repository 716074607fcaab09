import { staff, students as cast } from '../../cast.ts';
import { castId } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';

// Name, colour, and how likely a student has it.
const kinds = [
  [31, '장학생', '#1d4ed8', 0.06],
  [32, '상담 필요', '#b45309', 0.08],
  [33, '형제', '#15803d', 0.1],
  [34, '기숙', '#6d28d9', 0.05],
  [35, '의대 목표', '#b91c1c', 0.04],
  [36, '신규', '#0e7490', 0.07],
  [37, '영상 수강', '#475569', 0.05],
] as const;

const fixed: readonly (readonly [string, number])[] = [
  [cast.minsu.id, 31],
  [cast.jihun.id, 32],
  [cast.doyun.id, 31],
  [castId(124), 33],
];

export function* tags({ opened }: World): Rows<'tags'> {
  for (const [at, [digits, name, color]] of kinds.entries()) {
    yield { id: castId(digits), name, color, priority: at + 1, ...stamps(staff.admin.id, opened) };
  }
}

export function* userTags({ students, opened }: World): Rows<'user_tags'> {
  for (const [user_id, digits] of fixed) {
    yield { user_id, tag_id: castId(digits), ...stamps(staff.admin.id, opened) };
  }
  for (const { id, index, joined } of students) {
    const random = new Random('tags', index);
    for (const [digits, , , probability] of kinds) {
      const isTagged = random.chance(probability);
      if (!isTagged || fixed.some(([user]) => user === id)) continue;
      yield { user_id: id, tag_id: castId(digits), ...stamps(staff.admin.id, joined) };
    }
  }
}

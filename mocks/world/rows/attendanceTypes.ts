import { idOf } from '../base/ids.ts';
import type { Attendance } from '../model/attendance.ts';
import type { World } from '../model/types.ts';
import { stamps, type Rows } from '../base/row.ts';

const types = [
  ['출석', '출', '#15803d', true],
  ['지각', '지', '#b45309', true],
  ['조퇴', '조', '#a16207', true],
  ['결석', '결', '#b91c1c', false],
  ['영상', '영', '#1d4ed8', true],
  ['보강', '보', '#6d28d9', true],
  ['공결', '공', '#475569', true],
] as const satisfies readonly (readonly [Attendance, string, string, boolean])[];

/** The id of a type, the same in every world. */
export const attendanceTypeIds = Object.fromEntries(
  types.map(([name], at) => [name, idOf('attendance_types', at + 1, 20_000)]),
) as Record<Attendance, string>;

/** The types that the migrations insert, with fixed ids. */
export function* attendanceTypes({ opened }: World): Rows<'attendance_types'> {
  for (const [at, [name, short_name, color, counts_as_present]] of types.entries()) {
    const id = attendanceTypeIds[name];
    yield {
      id,
      name,
      short_name,
      color,
      counts_as_present,
      sequence: at + 1,
      is_active: true,
      ...stamps(null, opened),
    };
  }
}

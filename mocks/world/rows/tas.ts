import { times, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

export function* tas({ staff: people }: World): Rows<'tas'> {
  for (const { id, type, isAdminLevel, joined } of people) {
    if (type === 'TA') yield { id, is_admin_level: isAdminLevel, ...times(joined) };
  }
}

import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { stamps, type Rows } from '../base/row.ts';
import { branchesOf } from '../model/clinic.ts';
import type { World } from '../model/types.ts';

export function* clinicSlots(world: World): Rows<'clinic_slots'> {
  const suffix = branchesOf(world) > 1 ? (branch: number) => ` ${branch + 1}관` : () => '';
  for (const slot of world.slots) {
    const { id, day, startsAt, endsAt, capacity, counselType, branch } = slot;
    yield {
      id,
      reserve_type: slot.isCounsel ? 'COUNSEL' : 'CLINIC',
      counsel_type: counselType,
      starts_at: instant(day, startsAt),
      ends_at: instant(day, endsAt),
      capacity,
      room: `${slot.isCounsel ? '상담실' : '클리닉실'}${suffix(branch)}`,
      note: slot.isCounsel ? '' : '오답 노트와 시험지를 가져오세요.',
      closes_at: instant(day, startsAt - 60),
      cancel_until: instant(day, startsAt - 120),
      ...stamps(staff.admin.id, day - 14),
    };
  }
}

export function* clinicRules({ opened }: World): Rows<'clinic_rules'> {
  const { created_at, updated_at } = stamps(staff.admin.id, opened);
  const limits = { counsel_limit: 1, clinic_limit: 1 };
  yield { closing_time: '22:00', late_rule: 'WARN', holiday_rule: 'WARN', ...limits, created_at, updated_at };
}

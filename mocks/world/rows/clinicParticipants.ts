import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { Random } from '../base/random.ts';
import { stamps, type Rows } from '../base/row.ts';
import type { World } from '../model/types.ts';

export function* clinicParticipants(world: World): Rows<'clinic_participants'> {
  for (const visit of world.visits) {
    const { id, slot, student, status, counselType, waitingNumber, ta, day, minutes } = visit;
    const random = new Random('come', visit.index);
    const at = (minute: number) => instant(slot.day, minute);
    const hasLeft = status === 'DEPARTED';
    const cancelled =
      status === 'CANCELLED' ? at(slot.startsAt - random.int(125, Math.max(125, slot.startsAt - 450))) : null;
    const departed = hasLeft ? at(slot.endsAt - random.int(0, 25)) : null;
    yield {
      id,
      slot_id: slot.id,
      reserve_type: slot.isCounsel ? 'COUNSEL' : 'CLINIC',
      student_id: student.id,
      status,
      counsel_type: counselType,
      starts_at: at(slot.startsAt),
      ends_at: at(slot.endsAt),
      waiting_number: waitingNumber,
      ta_id: status === 'WAITING' ? null : ta.id,
      is_hurried: random.chance(0.04),
      arrived_at: hasLeft ? at(slot.startsAt + random.int(-4, 12)) : null,
      departed_at: departed,
      cancelled_at: cancelled,
      version: hasLeft ? 3 : 1,
      ...stamps(random.chance(0.7) ? student.id : staff.admin.id, day, minutes, departed ?? cancelled ?? undefined),
    };
  }
}

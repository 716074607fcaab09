import { Random } from '../base/random.ts';
import { addVisit, branchOf } from './clinic.ts';
import type { Student, World } from './types.ts';

/** Number of students on the waiting list of the busy evening. */
const waiting = 2;

/** Fills every seat of the first branch's next evening, and puts two students on its waiting list. */
export function crowdEvening(world: World): void {
  const slot = world.slots.find(({ isCounsel, branch, day }) => !isCounsel && branch === 0 && day > world.today);
  if (!slot) return;
  const isFree = ({ left, visits }: Student) => left === null && visits.every((visit) => visit.slot.day !== slot.day);
  for (const student of world.students.filter((one) => branchOf(world, one) === 0 && isFree(one))) {
    if (slot.waiting >= waiting) return;
    const minutes = new Random('crowd', student.index).int(1080, 1400);
    const visit = addVisit(world, slot, student, { day: world.today - 1, minutes });
    visit.tasks.push({ exam: null, kind: 'OTHER', title: '모의고사 오답 정리' });
  }
}

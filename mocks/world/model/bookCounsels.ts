import { weekdayOf } from '../base/calendar.ts';
import { Random } from '../base/random.ts';
import { addSlot, addVisit, branchesOf, branchOf } from './clinic.ts';
import type { Student, World, CounselType } from './types.ts';

const kinds: readonly (CounselType | null)[] = ['STUDY', null, 'PARENT', 'CAREER', null];
const hours = [900, 960];

/** Opens two counsels each weekday before the clinic begins, up to a week from today; six of ten are taken. */
export function bookCounsels(world: World): void {
  const people: Student[][] = Array.from({ length: branchesOf(world) }, () => []);
  for (const student of world.students) people[branchOf(world, student)]!.push(student);
  for (let day = world.opened + 21; day < world.today + 8; day++) {
    if (weekdayOf(day) > 5) continue;
    for (const [branch, students] of people.entries()) {
      for (const startsAt of hours) {
        const random = new Random('counsel', branch, day, startsAt);
        const counselType = kinds[(day + hours.indexOf(startsAt)) % kinds.length]!;
        const times = { day, startsAt, endsAt: startsAt + 40 };
        const slot = addSlot(world, { branch, isCounsel: true, counselType, ...times, capacity: 1 });
        const student = random.pick(students);
        const isHere = student.joined <= day - 7 && (student.left === null || student.left >= day);
        if (!isHere || !random.chance(0.6)) continue;
        addVisit(world, slot, student, {
          day: Math.min(day - random.int(1, 6), world.today - 1),
          minutes: random.int(840, 1320),
        });
      }
    }
  }
}

import { weekdayOf } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { tasOn } from './assistants.ts';
import { courses } from './courses.ts';
import type { Student, World, Slot, Visit } from './types.ts';

/** How many branches the academy has. */
export const branchesOf = ({ shape }: World): number => Math.ceil(shape.lectures / courses.length);

/** The branch where a student has their lectures. */
export function branchOf({ shape }: World, { enrollments }: Student): number {
  const place = (enrollments.at(-1)?.lecture.index ?? 0) % shape.lectures;
  return Math.floor(place / courses.length);
}

/** The clinic booking a student comes to next. */
export function nextVisitOf({ visits }: Student): Visit | undefined {
  return visits
    .filter(({ slot, status }) => status === 'RESERVED' && !slot.isCounsel)
    .toSorted((one, other) => one.slot.day - other.slot.day || one.slot.startsAt - other.slot.startsAt)[0];
}

/** Opens a slot. */
export function addSlot(world: World, slot: Omit<Slot, 'index' | 'id' | 'booked' | 'waiting'>): Slot {
  const index = world.slots.length;
  const made = { ...slot, index, id: idOf('clinic_slots', index, slot.day - 14), booked: 0, waiting: 0 };
  world.slots.push(made);
  return made;
}

/** Books a student; a booking in the past gets its final state. */
export function addVisit(world: World, slot: Slot, student: Student, booked: { day: number; minutes: number }): Visit {
  const index = world.visits.length;
  const random = new Random('visit', index);
  const isFull = slot.booked >= slot.capacity;
  const status = isFull ? 'WAITING' : slot.day < world.today ? random.weighted(ends) : 'RESERVED';
  if (status === 'RESERVED' || status === 'DEPARTED') slot.booked++;
  if (isFull) slot.waiting++;
  const tas = tasOn(world, slot.day);
  const visit: Visit = {
    index,
    id: idOf('clinic_participants', index, booked.day, booked.minutes),
    slot,
    student,
    status,
    ...booked,
    counselType: slot.isCounsel ? (slot.counselType ?? random.pick(['STUDY', 'CAREER', 'LIFE'])) : null,
    waitingNumber: isFull ? slot.waiting : null,
    // Each branch has one counsellor, and up to two TAs on a clinic evening.
    ta: tas[
      (slot.isCounsel ? slot.branch + 1 : slot.branch * 3 + random.int(0, 1) + weekdayOf(slot.day)) % tas.length
    ]!,
    tasks: [],
  };
  world.visits.push(visit);
  student.visits.push(visit);
  return visit;
}

const ends = [
  ['DEPARTED', 0.86],
  ['NO_SHOW', 0.07],
  ['CANCELLED', 0.07],
] as const;

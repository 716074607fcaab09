import { weekdayOf } from '../base/calendar.ts';
import { Random } from '../base/random.ts';
import { addSlot, addVisit, branchesOf, branchOf } from './clinic.ts';
import { resultOf } from './sitting.ts';
import { enrolledIn, type Student, type World, type Exam, type Slot, type Task, type Visit } from './types.ts';

/** First and last minute of the two periods of an evening, and of a Saturday. */
const periods = (day: number): [number, number][] =>
  weekdayOf(day) === 6
    ? [
        [600, 840],
        [840, 1080],
      ]
    : [
        [1020, 1170],
        [1170, 1320],
      ];

/**
 * Opens the clinic from the first exams to a week from today, and books students below a cutline and some volunteers
 * who want to study there.
 */
export function bookClinic(world: World): void {
  const desk = openDesk(world);
  const byDay = world.exams.toSorted((one, other) => one.week.day - other.week.day || one.index - other.index);
  for (const exam of byDay) {
    if (!exam.week.isPast) continue;
    for (const { student } of enrolledIn(exam.week)) {
      const random = new Random('clinic', exam.index, student.index);
      if (resultOf(exam, student).isBelow) desk.bookRetake(random, exam, student);
      else if (random.chance(0.05) || isRegular(student)) desk.bookWork(random, exam, student);
    }
  }
}

/** Two of the cast come every week, so that every story finds somebody. */
const isRegular = ({ index }: Student): boolean => index === 0 || index === 16;

function openDesk(world: World) {
  const slots = new Map<number, Slot[]>();
  const visits = new Map<number, Visit>();
  const capacity = world.size === 'small' ? 4 : 14;
  for (let branch = 0; branch < branchesOf(world); branch++) {
    for (let day = world.opened + 21; day < world.today + 8; day++) {
      if (weekdayOf(day) === 7) continue;
      const made = periods(day).map(([startsAt, endsAt]) =>
        addSlot(world, { branch, isCounsel: false, counselType: null, day, startsAt, endsAt, capacity }),
      );
      slots.set(key(branch, day), made);
    }
  }

  const visitOn = (
    random: Random,
    student: Student,
    day: number,
    booked: { day: number; minutes: number },
  ): Visit | null => {
    const known = visits.get(key(student.index, day));
    if (known) return known.status === 'RESERVED' || known.status === 'DEPARTED' ? known : null;
    const [early, late] = slots.get(key(branchOf(world, student), day)) ?? [];
    if (!early || !late) return null;
    const [first, second] = random.chance(0.6) ? [early, late] : [late, early];
    const free = [first, second].find((slot) => slot.booked < slot.capacity);
    const waits = day >= world.today && random.chance(0.6);
    const slot = free ?? (waits ? first : null);
    if (!slot) return null;
    const visit = addVisit(world, slot, student, booked);
    visits.set(key(student.index, day), visit);
    return visit;
  };

  const book = (random: Random, exam: Exam, student: Student, task: Task, tries = 2): void => {
    const from = exam.week.day + (tries === 2 ? 1 : 6);
    const days = [0, 1, 2, 3, 4, 5, 6]
      .map((later) => ((later + student.index) % 7) + from)
      .filter((day) => weekdayOf(day) !== 7 && !hasLecture(student, day));
    const booked = { day: Math.min(exam.week.day, world.today - 1), minutes: exam.week.endsAt + random.int(10, 90) };
    for (const day of days) {
      const visit = visitOn(random, student, day, booked);
      if (!visit) continue;
      const isLost = visit.status === 'NO_SHOW' || visit.status === 'CANCELLED';
      if (!isLost) visit.tasks.push(task);
      else if (tries > 1 && random.chance(0.6)) book(random, exam, student, task, tries - 1);
      return;
    }
  };

  return {
    bookRetake: (random: Random, exam: Exam, student: Student): void => {
      if (!random.chance(0.55 + 0.4 * student.diligence)) return;
      book(random, exam, student, { exam, kind: 'RETAKE', title: `${exam.week.number}주차 재시험` });
    },
    bookWork: (random: Random, exam: Exam, student: Student): void => {
      const number = exam.week.number!;
      const title = random.pick([
        `${number}주차 오답 정리`,
        `교재 ${10 * number}–${10 * number + 8}쪽`,
        '밀린 숙제 확인',
      ]);
      book(random, exam, student, { exam: null, kind: title.endsWith('정리') ? 'CORRECTION' : 'HOMEWORK', title });
    },
  };
}

/** A student with a lecture on that day has no time for the clinic. */
const hasLecture = ({ enrollments }: Student, day: number): boolean =>
  enrollments.some(
    ({ lecture, from, to }) => from <= day && (to === null || day <= to) && lecture.course.weekday === weekdayOf(day),
  );

const key = (one: number, day: number): number => one * 100_000 + day;

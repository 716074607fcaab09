import type { Slot, Visit } from './clinic.ts';
import type { Course } from './courses.ts';
import type { Exam } from './exams.ts';
import type { Grade } from '../texts/schools.ts';
import type { Size, SizeName } from './sizes.ts';

// The people and the timetable of a world, kept in memory. All else is worked out from them when it is written, so that
// a world of millions of rows costs no more than its rosters.

/** An academy at the beginning of a day. */
export interface World {
  size: SizeName;
  shape: Size;
  /** Day numbers as in `calendar.ts`. Nothing of `today` or later has happened yet. */
  today: number;
  /** When the academy opened. */
  opened: number;
  staff: Staff[];
  students: Student[];
  lectures: Lecture[];
  weeks: Week[];
  exams: Exam[];
  slots: Slot[];
  visits: Visit[];
}

/** An administrator or a TA. */
export interface Staff {
  index: number;
  id: string;
  loginId: string;
  name: string;
  type: 'ADMIN' | 'TA';
  isAdminLevel: boolean;
  /** First day at work. */
  joined: number;
  phone: string;
}

/** A student and what makes them so. */
export interface Student {
  index: number;
  id: string;
  number: string;
  name: string;
  isFemale: boolean;
  school: string;
  /** As of today, or of the day they left. */
  grade: Grade;
  phone: string;
  parentName: string;
  parentPhone: string;
  joined: number;
  left: number | null;
  /** Standard normal; what exams measure. */
  ability: number;
  /** 0 … 1: attendance, homework, reviews. */
  diligence: number;
  /** Comes late more often than not. */
  isLatecomer: boolean;
  enrollments: Enrollment[];
  visits: Visit[];
}

/** A lecture of one term. */
export interface Lecture {
  index: number;
  id: string;
  course: Course;
  name: string;
  term: number;
  /** Day it was set up. */
  created: number;
  isOver: boolean;
  enrollments: Enrollment[];
  weeks: Week[];
}

/** A weekly lecture. */
export interface Week {
  index: number;
  id: string;
  lecture: Lecture;
  /** From 1; null for one with a special name. */
  number: number | null;
  specialName: string | null;
  day: number;
  startsAt: number;
  endsAt: number;
  /** It lies before today. */
  isPast: boolean;
}

/** A student in a lecture. */
export interface Enrollment {
  index: number;
  id: string;
  lecture: Lecture;
  student: Student;
  from: number;
  /** Last day; null while open. */
  to: number | null;
}

/** Who is in a week: everybody enrolled on its day. */
export function enrolledIn(week: Week): Enrollment[] {
  return week.lecture.enrollments.filter(({ from, to }) => from <= week.day && (to === null || week.day <= to));
}

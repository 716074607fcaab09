import type { Course } from './courses.ts';
import type { Grade } from '../texts/schools.ts';
import type { Size, SizeName } from './sizes.ts';

// The people and the timetable of a world are in memory. Everything else is computed from them when it is written, so
// a world of millions of rows needs no more memory than its rosters.

/** An academy at the start of a day. */
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

/** A student and the traits that determine their results. */
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
  /** Comes late more than half of the time. */
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
  /** Its place among the lessons of its week, from 1. */
  meeting: number;
  day: number;
  startsAt: number;
  endsAt: number;
  /** Whether it is before today. */
  isPast: boolean;
}

/** `8주차`, `8주차 1/2` in a week of two lessons, or its special name. */
export function weekName({ lecture, number, specialName, meeting }: Week): string {
  const all = lecture.weeks.filter((week) => week.number === number).length;
  return specialName ?? `${number}주차${all > 1 ? ` ${meeting}/${all}` : ''}`;
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

/** The exam of a week. */
export interface Exam {
  index: number;
  id: string;
  week: Week;
  name: string;
  unit: string;
  cutline: number;
  /** Linked to a template of the lecture, which then owns the questions. */
  templateId: string | null;
  /** Its retake exam; null when the same exam is retaken. */
  retakeExamId: string | null;
  /** Day it was created. */
  made: number;
  isShown: boolean;
  /** Points of each question; 100 in all. */
  points: readonly number[];
}

/** A period of the clinic or a counsel of one branch. */
export interface Slot {
  index: number;
  id: string;
  branch: number;
  counselType: CounselType | null;
  isCounsel: boolean;
  day: number;
  startsAt: number;
  endsAt: number;
  capacity: number;
  /** Bookings that hold a seat, and those that wait for one. */
  booked: number;
  waiting: number;
}

export type CounselType = 'STUDY' | 'CAREER' | 'LIFE' | 'PARENT';

/** A booking of a student. */
export interface Visit {
  index: number;
  id: string;
  slot: Slot;
  student: Student;
  status: 'WAITING' | 'RESERVED' | 'DEPARTED' | 'CANCELLED' | 'NO_SHOW';
  counselType: CounselType | null;
  waitingNumber: number | null;
  ta: Staff;
  /** When it was booked. */
  day: number;
  minutes: number;
  tasks: Task[];
}

/** A clinic todo: an exam to retake, or other work. */
export interface Task {
  exam: Exam | null;
  kind: 'RETAKE' | 'CORRECTION' | 'HOMEWORK' | 'OTHER';
  title: string;
}

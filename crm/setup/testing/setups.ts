import type { SetupState } from '#client/generated/rest/setup.ts';

/** An academy on its first day: nobody but the manager who opened it. */
export const newAcademy: SetupState = {
  putAway: null,
  students: 0,
  lectures: 0,
  plannedLectures: 0,
  enrollments: 0,
  staff: 0,
  texts: { way: 'outbox', wereSent: false },
  linkedStudents: 0,
  backups: { backedUpAt: null, checkOk: null, isElsewhere: false },
  hasSecondFactor: false,
};

/** One that has its students and lectures, and texts that could go out. */
export const halfWay: SetupState = {
  ...newAcademy,
  students: 300,
  lectures: 20,
  plannedLectures: 20,
  enrollments: 600,
  staff: 3,
  texts: { way: 'solapi', wereSent: false },
  backups: { backedUpAt: '2026-11-25T04:24:00Z', checkOk: null, isElsewhere: true },
};

/** One with nothing left to do. */
export const settled: SetupState = {
  ...halfWay,
  texts: { way: 'solapi', wereSent: true },
  linkedStudents: 280,
  backups: { backedUpAt: '2026-11-25T04:24:00Z', checkOk: true, isElsewhere: true },
  hasSecondFactor: true,
};

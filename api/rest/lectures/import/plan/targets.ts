import { lectureFinder } from '../lectureKey.ts';
import type { LectureReport } from '../types.ts';
import type { KnownLecture } from './academy.ts';
import type { LectureStep } from './planLectures.ts';

/** A lecture that students of the file may be enrolled in: one that is there, or one of the file. */
export interface Target {
  /** The id of one that is there, the place in the file of one that is made. */
  key: string;
  /** Null for one that is made. */
  id: string | null;
  name: string;
  kind: LectureReport['kind'];
  capacity: number;
  enrolled: number;
  startsOn: string | null;
  endsOn: string | null;
  step: LectureStep | null;
}

/** Finds the lecture of a name, those of the file first. */
export function targetFinder(
  steps: readonly LectureStep[],
  known: readonly KnownLecture[],
): (name: string) => Target | undefined {
  const ofFile = lectureFinder(steps.map(ofStep));
  const ofAcademy = lectureFinder(known.map((lecture) => ofKnown(lecture, null)));
  return (name) => ofFile(name) ?? ofAcademy(name);
}

function ofStep(step: LectureStep): Target {
  if (step.known) return ofKnown(step.known, step);
  const { key, name, kind, capacity, startsOn, endsOn } = step.report;
  return { key, id: null, name, kind, capacity, enrolled: 0, startsOn, endsOn, step };
}

function ofKnown({ id, name, capacity, enrolled, endsOn }: KnownLecture, step: LectureStep | null): Target {
  return { key: id, id, name, kind: 'STANDING', capacity, enrolled, startsOn: null, endsOn, step };
}

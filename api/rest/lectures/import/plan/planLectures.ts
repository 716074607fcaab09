import { formatDay } from '#ui-kit/format/time/date.ts';
import { formatLessons } from '#ui-kit/format/time/lessons.ts';
import { lectureFinder } from '../lectureKey.ts';
import type { WantedLecture } from '../read/lectureRows.ts';
import type { LectureReport } from '../types.ts';
import type { KnownLecture } from './academy.ts';
import { planWeeks, type Lesson } from './planWeeks.ts';

/** The planned effect of a lecture of the file. */
export interface LectureStep {
  report: LectureReport;
  wanted: WantedLecture;
  /** The lecture that is there; null for one that is made. */
  known: KnownLecture | null;
  lessons: readonly Lesson[];
}

/** How many a lecture takes where the file does not say. */
const usualCapacity = 30;

/**
 * What becomes of each lecture of the file: made with its lessons from today on, left as it is because it is there, or refused.
 * @param students how many of the file are in a lecture, by its key
 */
export function planLectures(
  wanted: readonly WantedLecture[],
  known: readonly KnownLecture[],
  { today, holidays }: { today: string; holidays: ReadonlyMap<string, string> },
): LectureStep[] {
  const find = lectureFinder(known);
  return wanted.map((lecture) => {
    const standing = find(lecture.name) ?? null;
    if (standing !== null) return step(lecture, standing, [], 'STANDING', [...lecture.notes, thereAlready]);
    const { problems } = lecture;
    const isOver = lecture.endsOn !== null && lecture.endsOn < today;
    const { lessons, passed } =
      problems.length > 0 || isOver ? { lessons: [], passed: 0 } : planWeeks(lecture, today, holidays);
    const notes = [...lecture.notes, ...(isOver ? [over] : notesOn(lecture, lessons, passed, today))];
    const kind = problems.length > 0 ? 'REFUSED' : isOver ? 'LEFT_OUT' : 'NEW';
    return step(lecture, null, lessons, kind, notes);
  });
}

function step(
  wanted: WantedLecture,
  known: KnownLecture | null,
  lessons: readonly Lesson[],
  kind: LectureReport['kind'],
  notes: string[],
): LectureStep {
  const [first, ...hours] = wanted.hours;
  const { hours: _hours, weeks: _weeks, ...facts } = wanted;
  const report = {
    ...facts,
    name: known?.name ?? wanted.name,
    kind,
    lessons: first ? formatLessons({ ...first, hours }) : '',
    capacity: known?.capacity ?? wanted.capacity ?? usualCapacity,
    weeks: lessons.length,
    students: 0,
    problems: kind === 'STANDING' ? [] : wanted.problems,
    notes,
  };
  return { report, wanted, known, lessons };
}

function notesOn(
  { capacity, startsOn, endsOn, weeks }: WantedLecture,
  lessons: readonly Lesson[],
  passed: number,
  today: string,
): string[] {
  const [first] = lessons;
  const day = first ? formatDay(first.heldOn, today) : '';
  return [
    ...(capacity === null ? [`정원이 없어 ${usualCapacity}명으로 합니다`] : []),
    ...(passed > 0 && startsOn !== null && startsOn < today
      ? [`지난 ${passed}개 주차는 만들지 않습니다${first ? `. ${first.weekNumber}주차, ${day}부터입니다` : ''}`]
      : first
        ? [`첫 수업은 ${day}입니다`]
        : ['남은 수업일이 없어 주차를 만들지 않습니다']),
    ...(endsOn === null && weeks === null ? ['종강일이나 주차 수가 없어 다음 주차만 만듭니다'] : []),
  ];
}

const thereAlready = '같은 이름의 진행 중인 강의가 있어 그 강의를 씁니다. 시간과 정원은 바꾸지 않습니다';
const over = '종강일이 지나 만들지 않습니다';

import { enrolledOn } from '../../enrollments/parts.ts';

interface Period {
  fromDate: string;
  toDate?: string | null;
}

interface Week {
  id: string;
  weekNumber?: number | null;
  specialName?: string | null;
  placeInWeek: string | null;
  heldOn: string;
}

/** The attendance of a week that has come. */
interface Rate {
  weeklyLecture: Week | null;
  present: number | null;
  marked: number | null;
  unset: number | null;
}

/** One week as the charts show it. */
export interface WeekFigures extends Week {
  present: number;
  absent: number;
  unset: number;
  /** Students enrolled in the lecture on the date of the week. */
  enrolled: number;
}

/** The figures of a lecture's statistics, of the weeks that have come; shares are from 0 to 1, `today` is `YYYY-MM-DD`. */
export function statisticsOf(lecture: { enrollments: readonly Period[] }, rates: readonly Rate[], today: string) {
  const figures = rates.flatMap(({ weeklyLecture: week, present, marked, unset }): WeekFigures[] =>
    week
      ? [
          {
            ...week,
            present: present ?? 0,
            absent: (marked ?? 0) - (present ?? 0),
            unset: unset ?? 0,
            enrolled: enrolledOn(lecture.enrollments, week.heldOn),
          },
        ]
      : [],
  );
  const [last, before] = figures.filter(({ present, absent }) => present + absent > 0).reverse();
  return {
    weeks: figures,
    /** The share of marks that count as present; null without marks. */
    rate: shareOf(sum(figures, 'present'), sum(figures, 'absent')),
    /** The difference between the last two weeks with marks, in percentage points; null when there are fewer than two. */
    change: last && before ? 100 * (shareOfWeek(last) - shareOfWeek(before)) : null,
    enrolled: enrolledOn(lecture.enrollments, today),
    /** The highest enrollment on the date of any week. */
    peak: Math.max(0, ...figures.map(({ enrolled }) => enrolled)),
    /** Unmarked participants in past weeks. */
    unset: sum(
      figures.filter(({ heldOn }) => heldOn < today),
      'unset',
    ),
  };
}

const shareOf = (present: number, absent: number): number | null =>
  present + absent === 0 ? null : present / (present + absent);
const shareOfWeek = ({ present, absent }: WeekFigures): number => shareOf(present, absent) ?? 0;
const sum = (weeks: readonly WeekFigures[], key: 'present' | 'absent' | 'unset'): number =>
  weeks.reduce((total, week) => total + week[key], 0);

import { enrolledOn } from '../enrollments/parts.ts';

interface Period {
  fromDate: string;
  toDate?: string | null;
}

interface Week {
  id: string;
  weekNumber?: number | null;
  specialName?: string | null;
  heldOn: string;
}

interface Rate {
  weeklyLectureId: string | null;
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

/** The figures of a lecture's statistics; shares are from 0 to 1, `today` is `YYYY-MM-DD`. */
export function statisticsOf(
  lecture: { enrollments: readonly Period[] },
  weeks: readonly Week[],
  rates: readonly Rate[],
  today: string,
) {
  const byWeek = new Map(rates.map((rate) => [rate.weeklyLectureId, rate]));
  const figures: WeekFigures[] = weeks.map((week) => {
    const { present, marked, unset } = byWeek.get(week.id) ?? { present: 0, marked: 0, unset: 0 };
    return {
      ...week,
      present: present ?? 0,
      absent: (marked ?? 0) - (present ?? 0),
      unset: unset ?? 0,
      enrolled: enrolledOn(lecture.enrollments, week.heldOn),
    };
  });
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

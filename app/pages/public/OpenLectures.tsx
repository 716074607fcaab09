import { formatHours, StatusChip, weekdayName, Note } from '#ui-kit';
import type { LandingQuery } from '../generated/graphql.ts';
import css from './Landing.module.css';

type Lecture = LandingQuery['openLectures'][number];

/** The lectures that take students; seats are told when few are left, or none. */
export function OpenLectures({ lectures }: { lectures: readonly Lecture[] }) {
  return (
    <ul role="list" className={css.lectures}>
      {lectures.map((lecture) => (
        <li key={lecture.id} className={css.lecture}>
          <div>
            <p className={css.lectureName}>{lecture.name}</p>
            <Note>{sayLecture(lecture)}</Note>
          </div>
          <PlacesLeft left={lecture.placesLeft ?? 0} />
        </li>
      ))}
    </ul>
  );
}

/** `김지훈 · 화요일 18:30–21:30`. */
const sayLecture = ({ teacherName, weekday, startsAt, endsAt }: Lecture): string =>
  [teacherName, `${weekdayName(weekday ?? 1)} ${formatHours({ startsAt: startsAt ?? '', endsAt: endsAt ?? '' })}`].join(
    ' · ',
  );

/** A number that is told when it presses. */
const FEW = 3;

function PlacesLeft({ left }: { left: number }) {
  if (left === 0) return <StatusChip tone="neutral">마감</StatusChip>;
  return left <= FEW ? <StatusChip tone="warning">{`남은 자리 ${left}`}</StatusChip> : null;
}

import { formatSchool, Link } from '#ui-kit';
import { paths as studentPaths } from '../students/index.tsx';
import type { TodayQuery } from './generated/graphql.ts';
import css from './Today.module.css';

/** From this many absences within the days looked at, somebody should ask. */
const OFTEN = 2;

/** Students who were absent often of late, the most absent first. */
export function CareList({ absences }: { absences: TodayQuery['absences'] }) {
  const here = absences.filter(({ student }) => student.user.isActive);
  const often = [...Map.groupBy(here, ({ studentId }) => studentId).values()]
    .filter((own) => own.length >= OFTEN)
    .sort((one, other) => other.length - one.length);
  if (often.length === 0) return <p className={css.none}>최근 2주에 두 번 넘게 빠진 학생이 없습니다.</p>;
  return (
    <ul role="list" className={css.rows}>
      {often.slice(0, SHOWN).flatMap((own) =>
        own.slice(0, 1).map(({ studentId, student }) => (
          <li key={studentId} className={css.row}>
            <div className={css.main}>
              <Link quiet href={studentPaths.student(studentId)}>
                {student.user.name}
              </Link>{' '}
              <span className={css.note}>{formatSchool(student)}</span>
              <p className={css.note}>{[...new Set(own.map(lectureOf))].join(', ')}</p>
            </div>
            <strong>{`결석 ${own.length}번`}</strong>
          </li>
        )),
      )}
      {often.length > SHOWN && <li className={css.note}>{`외 ${often.length - SHOWN}명`}</li>}
    </ul>
  );
}

const SHOWN = 8;

const lectureOf = ({ weeklyLecture }: TodayQuery['absences'][number]): string => weeklyLecture.lecture.name;

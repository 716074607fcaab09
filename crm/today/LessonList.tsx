import { ButtonLink, formatHours, formatWeek, Link, StatusChip, Note } from '#ui-kit';
import { ShareBar } from '../shared/page/ShareBar.tsx';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import css from './Today.module.css';
import type { Lesson } from './types.ts';

/** The lessons of the day, in their order, with the state of their attendance. */
export function LessonList({ lessons }: { lessons: readonly Lesson[] }) {
  return (
    <ul role="list" className={css.rows}>
      {lessons.map((lesson) => {
        const href = weekPaths.week(lesson.lectureId, lesson.id);
        const all = lesson.participants_aggregate.aggregate?.count ?? 0;
        const unset = lesson.unset.aggregate?.count ?? 0;
        return (
          <li key={lesson.id} className={css.row}>
            <time className={css.time}>{formatHours(lesson)}</time>
            <div className={css.main}>
              <Link quiet href={href}>
                {`${lesson.lecture.name} ${formatWeek(lesson)}`}
              </Link>
              <Note>{[lesson.room, `${lesson.lecture.teacherName} 선생님`].filter(Boolean).join(' · ')}</Note>
            </div>
            <div className={css.share}>
              <Marked all={all} unset={unset} />
            </div>
            <ButtonLink size="small" variant={unset > 0 ? 'primary' : 'secondary'} href={href}>
              출결
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}

function Marked({ all, unset }: { all: number; unset: number }) {
  if (all === 0) return <StatusChip>수강생 없음</StatusChip>;
  if (unset === 0) return <StatusChip tone="positive">출결 완료</StatusChip>;
  return (
    <ShareBar whole={all} parts={[{ label: '체크', count: all - unset, tone: 'positive' }]}>
      {unset === all ? `${all}명 미체크` : `${all}명 중 ${unset}명 미체크`}
    </ShareBar>
  );
}

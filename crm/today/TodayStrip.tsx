import { useGql } from '#client/graphql/gql.ts';
import { addDays, ButtonLink, formatTime, formatWeek, Link, Pending, todayInSeoul, Note } from '#ui-kit';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import { TodayAtAGlanceDocument } from './generated/graphql.ts';
import { paths as boardPaths } from '../board/paths.ts';
import { paths } from './paths.ts';
import { RECENT_DAYS } from './period.ts';
import css from './Today.module.css';

/** What today holds, in one line, beside the notices that assistants land on; nothing until it is known. */
export function TodayStrip() {
  const day = todayInSeoul();
  const { data, isPending } = useGql(
    TodayAtAGlanceDocument,
    { day, since: addDays(day, -RECENT_DAYS) },
    { requestPolicy: 'cache-and-network' },
  );
  if (!data) return isPending && <Pending />;
  const { weeklyLectures, clinicSlots_aggregate: slots, ungraded, omr, questions } = data;
  const tasks = [
    ['클리닉·상담', slots, '개'],
    ['채점할 시험', ungraded, '개'],
    ['확인할 OMR', omr, '장'],
    ['기다리는 질문', questions, '개'],
  ] as const;
  return (
    <section className={css.strip} aria-label="오늘">
      <ul role="list">
        {weeklyLectures.map((lesson) => {
          const unset = lesson.unset.aggregate?.count ?? 0;
          return (
            <li key={lesson.id}>
              {formatTime(lesson.startsAt)}{' '}
              <Link href={weekPaths.week(lesson.lectureId, lesson.id)}>
                {`${lesson.lecture.name} ${formatWeek(lesson)}`}
              </Link>{' '}
              <Note as="span">{attendanceWords(lesson.participants.length > 0, unset)}</Note>
            </li>
          );
        })}
        {weeklyLectures.length === 0 && <Note as="li">오늘은 수업이 없습니다</Note>}
        {tasks.map(([label, counted, unit]) => (
          <li key={label}>
            {label === '기다리는 질문' ? <Link href={boardPaths.board}>{label}</Link> : label}{' '}
            <strong>{`${counted.aggregate?.count ?? 0}${unit}`}</strong>
          </li>
        ))}
      </ul>
      <ButtonLink size="small" href={paths.today}>
        오늘 할 일 보기
      </ButtonLink>
    </section>
  );
}

function attendanceWords(isTaken: boolean, unset: number): string {
  if (!isTaken) return '수강생 없음';
  return unset > 0 ? `출결 ${unset}명 남음` : '출결 완료';
}

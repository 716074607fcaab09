import type { ReactNode } from 'react';
import { ButtonLink, formatDay, formatWeek, Note } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as examPaths } from '../exams/paths.ts';
import { paths as omrPaths } from '../omrSheets/paths.ts';
import { paths as retakePaths } from '../retakeExams/paths.ts';
import { ReviewDue } from '../retention/parts.ts';
import { paths as retentionPaths } from '../retention/paths.ts';
import { paths as smsPaths } from '../smsMessages/paths.ts';
import { paths as weekPaths } from '../weeklyLectures/paths.ts';
import type { TodayQuery } from './generated/graphql.ts';
import { TaskLinks } from './TaskLinks.tsx';
import css from './Today.module.css';

/** Work that waits, one line a kind: a kind of several places opens, the others lead there. */
export function TaskList({ today }: { today: TodayQuery }) {
  const { unmarked, ungraded, omr, retakes, lateTodos, unsent } = today;
  const sheets = omr.reduce((sum, { omrLedger }) => sum + (omrLedger?.needsReview ?? 0), 0);
  const isDone =
    unmarked.length + ungraded.length + omr.length === 0 &&
    [retakes, lateTodos, unsent].every(({ aggregate }) => (aggregate?.count ?? 0) === 0);
  return (
    <ul role="list" className={css.rows}>
      {isDone && <Note as="li">밀린 일이 없습니다.</Note>}
      <Opening label="지난 7일에 출결이 빠진 수업" count={unmarked.length} unit="개">
        <TaskLinks
          tasks={unmarked.map((lesson) => ({
            id: lesson.id,
            name: `${lesson.lecture.name} ${formatWeek(lesson)}`,
            href: weekPaths.week(lesson.lectureId, lesson.id),
            note: formatDay(lesson.heldOn),
            left: `${lesson.unset.aggregate?.count ?? 0}명`,
          }))}
        />
      </Opening>
      <Opening label="채점할 시험" count={ungraded.length} unit="개">
        <TaskLinks
          tasks={ungraded.map((exam) => ({
            ...placeOf(exam),
            href: examPaths.exam(exam.id),
            left: `${exam.scores_aggregate.aggregate?.count ?? 0}명 남음`,
          }))}
        />
      </Opening>
      <Opening label="확인할 OMR 답안지" count={sheets} unit="장">
        <TaskLinks
          tasks={omr.map((exam) => ({
            ...placeOf(exam),
            href: omrPaths.ofExam(exam.id),
            left: `${exam.omrLedger?.needsReview ?? 0}장`,
          }))}
        />
      </Opening>
      <Leading
        label="클리닉으로 불러야 할 재시험"
        count={retakes.aggregate?.count}
        unit="건"
        href={retakePaths.retakes}
      />
      <Leading
        label="7일 넘게 남은 클리닉 할 일"
        count={lateTodos.aggregate?.count}
        unit="건"
        href={clinicPaths.clinic}
      />
      <Leading label="지난 7일에 실패한 문자" count={unsent.aggregate?.count} unit="건" href={smsPaths.messages} />
      <ReviewDue>
        {(due) => (
          <Leading label="올해 개인정보 파기를 점검할 학생" count={due} unit="명" href={retentionPaths.retention} />
        )}
      </ReviewDue>
    </ul>
  );
}

type Exam = TodayQuery['omr'][number] | TodayQuery['ungraded'][number];

const placeOf = ({ id, name, weeklyLecture: week }: Exam) => ({
  id,
  name,
  note: week ? [week.lecture.name, formatWeek(week), formatDay(week.heldOn)].join(' · ') : '',
});

interface TaskProps {
  label: string;
  count: number | undefined;
  unit: string;
}

function Opening({ label, count = 0, unit, children }: TaskProps & { children: ReactNode }) {
  if (count === 0) return null;
  return (
    <li>
      <details className={css.opening}>
        <summary className={css.row}>
          <span className={css.main}>{label}</span>
          <strong>{`${count}${unit}`}</strong>
        </summary>
        {children}
      </details>
    </li>
  );
}

function Leading({ label, count = 0, unit, href }: TaskProps & { href: string }) {
  if (count === 0) return null;
  return (
    <li className={css.row}>
      <span className={css.main}>{label}</span>
      <strong>{`${count}${unit}`}</strong>
      <ButtonLink size="small" href={href}>
        보기
      </ButtonLink>
    </li>
  );
}

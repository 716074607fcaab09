import { formatSchool, Link, StatusChip, Note } from '#ui-kit';
import { taskReasons, taskWord } from '../consults/parts.ts';
import { NothingYet } from '../setup/parts.ts';
import { paths as studentPaths } from '../students/paths.ts';
import type { TodayQuery } from './generated/graphql.ts';
import css from './Today.module.css';

const SHOWN = 8;

/** Students whom somebody should talk to, with the reasons, the latest first. */
export function CareList({ tasks }: Pick<TodayQuery, 'tasks'>) {
  if (tasks.length === 0)
    return (
      <NothingYet inCard needs={['students']}>
        <Note>지금 챙길 학생이 없습니다.</Note>
      </NothingYet>
    );
  return (
    <ul role="list" className={css.rows}>
      {tasks.slice(0, SHOWN).map((task) => (
        <li key={task.id} className={css.row}>
          <div className={css.main}>
            <Link quiet href={studentPaths.student(task.student.id)}>
              {task.student.user.name}
            </Link>{' '}
            <Note as="span">{formatSchool(task.student)}</Note>
            <Note>{taskReasons(task)}</Note>
          </div>
          <StatusChip tone="warning">{taskWord(task.kind)}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

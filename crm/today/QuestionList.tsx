import { formatInstant, Link, Note } from '#ui-kit';
import { paths as boardPaths } from '../board/paths.ts';
import type { TodayQuery } from './generated/graphql.ts';
import css from './Today.module.css';

/** Questions of students that nobody has answered, the oldest first. */
export function QuestionList({ questions }: { questions: TodayQuery['questions'] }) {
  return (
    <ul role="list" className={css.rows}>
      {questions.map(({ id, title, waitingSince, lecture }) => (
        <li key={id} className={css.row}>
          <div className={css.main}>
            <p>
              <Link href={boardPaths.post(id)}>{title}</Link>
            </p>
            <Note>{[lecture?.name, `${formatInstant(waitingSince ?? '')}부터 대기`].filter(Boolean).join(' · ')}</Note>
          </div>
        </li>
      ))}
    </ul>
  );
}

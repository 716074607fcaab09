import { Link, Note } from '#ui-kit';
import { topicWord } from '../consults/parts.ts';
import { paths as studentPaths } from '../students/paths.ts';
import type { TodayQuery } from './generated/graphql.ts';
import css from './Today.module.css';

/** Students whom a consult said to call again today. */
export function CallList({ consults }: { consults: TodayQuery['consults'] }) {
  return (
    <ul role="list" className={css.rows}>
      {consults.map(({ id, topic, body, student }) => (
        <li key={id} className={css.row}>
          <div className={css.main}>
            <Link quiet href={studentPaths.student(student.id)}>
              {student.user.name}
            </Link>{' '}
            <Note as="span">{[student.school, student.grade].filter(Boolean).join(' ')}</Note>
            <p className={css.line}>{`${topicWord(topic)} · ${body}`}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { formatDay, formatWeek, Link, Note } from '#ui-kit';
import css from './Today.module.css';
import type { Exam } from './types.ts';

type Listed = Omit<Exam, 'scores_aggregate'>;

interface ExamTasksProps<One extends Listed> {
  exams: readonly One[];
  /** Said when there are none. */
  none: string;
  /** Where the work is done. */
  hrefOf: (exam: One) => string;
  /** How much of it is left. */
  taskOf: (exam: One) => string;
}

/** Exams that wait for work, latest first. */
export function ExamTasks<One extends Listed>({ exams, none, hrefOf, taskOf }: ExamTasksProps<One>) {
  if (exams.length === 0) return <Note>{none}</Note>;
  return (
    <ul role="list" className={css.rows}>
      {exams.map((exam) => (
        <li key={exam.id} className={css.row}>
          <div className={css.main}>
            <Link quiet href={hrefOf(exam)}>
              {exam.name}
            </Link>
            <Note>
              {[
                exam.weeklyLecture?.lecture.name,
                exam.weeklyLecture && formatWeek(exam.weeklyLecture),
                exam.weeklyLecture && formatDay(exam.weeklyLecture.heldOn),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Note>
          </div>
          <strong>{taskOf(exam)}</strong>
        </li>
      ))}
    </ul>
  );
}

import { formatInstant, Link, StatusChip, Note } from '#ui-kit';
import css from './Board.module.css';
import { paths } from './paths.ts';
import type { QuestionRow } from './types.ts';
import { waitingState } from './waiting.ts';

/** Who reads a question, for staff. */
export const visibilityWords: Record<string, string> = {
  PRIVATE: '선생님만',
  ANONYMOUS: '반 공개, 이름 없이',
};

/** What a question is about and who asked, in one line. */
export function factsOf({ createdByStudent, lecture, exam, examNumber }: QuestionRow): string {
  const item = exam && examNumber ? `${exam.name} ${examNumber}번` : exam?.name;
  return [createdByStudent?.user.name, lecture?.name, item].filter(Boolean).join(' · ');
}

export function QuestionRows({ rows, answerHours }: { rows: readonly QuestionRow[]; answerHours: number }) {
  return (
    <ul role="list" className={css.rows} aria-label="질문">
      {rows.map((row) => {
        const waits = row.waitingSince ? waitingState(row.waitingSince, answerHours) : null;
        return (
          <li key={row.id} className={css.row}>
            <div className={css.main}>
              <Link href={paths.post(row.id)}>{row.title}</Link>
              <Note>{`${factsOf(row)} · ${formatInstant(row.createdAt)}`}</Note>
            </div>
            {row.assignedTa && <Note as="span">{`담당 ${row.assignedTa.name}`}</Note>}
            <Note as="span">{visibilityWords[row.visibility]}</Note>
            <StatusChip tone={waits?.tone ?? 'positive'}>{waits?.words ?? '답변함'}</StatusChip>
          </li>
        );
      })}
    </ul>
  );
}

import { useState } from 'react';
import { EmptyState, namesApart, Note } from '#ui-kit';
import type { OmrSheetFragment } from '../generated/graphql.ts';
import css from '../Omr.module.css';
import type { DeskExam } from '../types.ts';
import { Review } from './Review.tsx';
import { likelyOwner } from './nearest.ts';
import { flagWords, pageName } from '../sheetWords.ts';

/** The pages that need a review, one after the other; the next one opens when one is done. */
export function ReviewDesk({ exam, doubtful }: { exam: DeskExam; doubtful: readonly OmrSheetFragment[] }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const sheet = doubtful.find(({ id }) => id === chosen) ?? doubtful[0];
  const names = namesApart(exam.scores.map(({ student }) => student));
  if (!sheet) {
    return (
      <EmptyState of="done" title="확인할 쪽이 없습니다">
        읽은 답안지가 모두 채점되었거나 반려되었습니다.
      </EmptyState>
    );
  }
  return (
    <div className={css.desk}>
      <ul role="list" className={css.queue} aria-label="확인할 쪽">
        {doubtful.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              className={css.queued}
              aria-current={one.id === sheet.id || undefined}
              onClick={() => setChosen(one.id)}
            >
              <span>{pageName(one)}</span>
              <strong>{ownerOf(exam, names, one)}</strong>
              <Note as="span">{one.flags.map((flag) => flagWords[flag]).join(', ')}</Note>
            </button>
          </li>
        ))}
      </ul>
      <Review key={sheet.id} exam={exam} sheet={sheet} onDone={() => setChosen(null)} />
    </div>
  );
}

/** The student of a page; with a question mark the one whose number is nearest to what was read. */
function ownerOf(
  { scores }: DeskExam,
  names: ReadonlyMap<string, string>,
  { student, studentId, readNumber }: OmrSheetFragment,
): string {
  if (student) return names.get(studentId ?? '') ?? student.user.name;
  const likely = likelyOwner(scores, readNumber);
  return likely
    ? `${names.get(likely.student.id) ?? ''}?`
    : `학생 모름${readNumber === null ? '' : ` (${readNumber})`}`;
}

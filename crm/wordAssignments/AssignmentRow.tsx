import { Suspense } from 'react';
import { lazyWithRetry } from '#client/page/lazyWithRetry.ts';
import { Chip, formatCountdown, formatDay, todayInSeoul, Row } from '#ui-kit';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import css from './Assignments.module.css';
import { assignmentName, placesText, reachedText } from './assignmentText.ts';
import type { WordAssignmentFactsFragment } from './generated/graphql.ts';

const AssignmentDialog = lazyWithRetry(() => import('./AssignmentDialog.tsx'));

/** One assignment: whom it is for, which words, until when, and how far its students are. */
export function AssignmentRow({ assignment }: { assignment: WordAssignmentFactsFragment }) {
  const { id, deckId, dueOn, target } = assignment;
  const name = assignmentName(assignment);
  const isOver = dueOn < todayInSeoul();
  return (
    <li className={css.row}>
      <strong>{name}</strong>
      <span>{`${placesText(assignment)} · 목표 ${target == null ? '모두' : `${target}개`}`}</span>
      <Row as="span">
        {formatDay(dueOn)}
        <Chip tone={isOver ? 'neutral' : 'info'}>{isOver ? '지남' : formatCountdown(dueOn)}</Chip>
      </Row>
      <span className={css.reached}>{reachedText(assignment)}</span>
      <EditDeleteMenu
        name={`${name} 과제`}
        edit={(close) => (
          <Suspense>
            <AssignmentDialog deckId={deckId} lectureId={null} assignment={assignment} onClose={close} />
          </Suspense>
        )}
        remove={(close) => (
          <DeleteRecordDialog
            resource="wordAssignments"
            id={id}
            title={`${name} 과제를 지울까요?`}
            confirmLabel="과제 지우기"
            said={`${name} 과제를 지웠습니다`}
            onClose={close}
          >
            학생의 할 일에서 사라집니다. 외운 기록은 그대로 남습니다.
          </DeleteRecordDialog>
        )}
      />
    </li>
  );
}

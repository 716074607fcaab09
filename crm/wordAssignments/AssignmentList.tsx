import { useState } from 'react';
import { useGql } from '#client/graphql/gql.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { EmptyState, QueryView, Note } from '#ui-kit';
import { AddButton } from '../shared/page/AddButton.tsx';
import { Card } from '../shared/page/Card.tsx';
import css from './Assignments.module.css';
import { AssignmentRow } from './AssignmentRow.tsx';
import { WordAssignmentListDocument } from './generated/graphql.ts';

// With a calendar, which the page does not need at once.
const AssignmentDialog = lazyPart(() => import('./AssignmentDialog.tsx'));

interface AssignmentListProps {
  deckId: string;
  /** The lecture of the deck; null for one that is for all. */
  lectureId: string | null;
  isPublished: boolean;
}

/** What was given of a deck, the latest day first, and how far its students are. */
export function AssignmentList({ deckId, lectureId, isPublished }: AssignmentListProps) {
  const [assigning, setAssigning] = useState(false);
  const query = useGql(WordAssignmentListDocument, { deckId });
  const assign = (
    <AddButton variant="secondary" onClick={() => setAssigning(true)}>
      과제 등록
    </AddButton>
  );
  return (
    <Card title="과제" action={assign}>
      {!isPublished && <Note>단어장이 비공개입니다. 공개해야 과제를 받은 학생이 볼 수 있습니다.</Note>}
      <QueryView query={query} rows={2}>
        {({ wordAssignments: assignments }) =>
          assignments.length > 0 ? (
            <ul role="list" className={css.list} aria-label="과제">
              {assignments.map((assignment) => (
                <AssignmentRow key={assignment.id} assignment={assignment} />
              ))}
            </ul>
          ) : (
            <EmptyState of="word" title="아직 등록한 과제가 없습니다">
              강의, 주차, 학생에게 마감일과 목표를 정해 내면 학생의 홈에 나타납니다.
            </EmptyState>
          )
        }
      </QueryView>
      {assigning && <AssignmentDialog deckId={deckId} lectureId={lectureId} onClose={() => setAssigning(false)} />}
    </Card>
  );
}

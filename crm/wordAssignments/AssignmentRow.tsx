import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Chip, formatCountdown, formatDay, todayInSeoul, Row } from '#ui-kit';
import { deleting, editing } from '../shared/actions/commonActions.tsx';
import { ActionMenu } from '../shared/actions/ActionMenu.tsx';
import css from './Assignments.module.css';
import { assignmentName, placesText, reachedText } from './assignmentText.ts';
import type { WordAssignmentFactsFragment } from './generated/graphql.ts';

const AssignmentDialog = lazyPart(() => import('./AssignmentDialog.tsx'));

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
      <ActionMenu
        name={`${name} 과제`}
        actions={[
          editing((close) => (
            <AssignmentDialog deckId={deckId} lectureId={null} assignment={assignment} onClose={close} />
          )),
          deleting({
            resource: 'wordAssignments',
            id,
            noun: '과제',
            name: `${name} 과제`,
            warns: '학생의 할 일에서 사라집니다. 외운 기록은 그대로 남습니다.',
          }),
        ]}
      />
    </li>
  );
}

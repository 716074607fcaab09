import { StatusChip, type Tone } from '#ui-kit';
import { Card } from '../../shared/page/Card.tsx';
import type { PortalBookingsQuery } from '../generated/graphql.ts';
import css from './Booking.module.css';

const kinds: Readonly<Record<string, string>> = {
  RETAKE: '재시험',
  CORRECTION: '오답 정리',
  HOMEWORK: '과제',
  OTHER: '기타',
};

const states: Readonly<Record<string, { label: string; tone: Tone }>> = {
  TODO: { label: '할 일', tone: 'warning' },
  DOING: { label: '하는 중', tone: 'info' },
  SUBMITTED: { label: '제출함', tone: 'info' },
};

/** The student's todos in the clinic, in order. */
export function MyTodos({ todos }: { todos: PortalBookingsQuery['clinicTodos'] }) {
  const waiting = todos.filter(({ participantId }) => participantId === null).length;
  return (
    <Card title={`클리닉에서 할 일 ${todos.length}`}>
      {waiting > 0 && (
        <p className={css.note}>{`아직 예약하지 않은 할 일이 ${waiting}가지 있어요. 예약하면 함께 옮겨져요.`}</p>
      )}
      <ol role="list" className={css.todos}>
        {todos.map(({ id, kind, title, status }) => (
          <li key={id}>
            <span>
              <strong>{title}</strong>
              <span className={css.note}>{kinds[kind] ?? '기타'}</span>
            </span>
            <StatusChip tone={states[status]?.tone ?? 'neutral'}>{states[status]?.label ?? status}</StatusChip>
          </li>
        ))}
      </ol>
    </Card>
  );
}

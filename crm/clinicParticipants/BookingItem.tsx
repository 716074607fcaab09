import { formatDay, Link, StatusChip, formatSpan, Note } from '#ui-kit';
import { paths as clinicPaths } from '../clinic/paths.ts';
import { paths as counselPaths } from '../counsel/paths.ts';
import { counselTypeWord } from '../clinicSlots/parts.ts';
import css from '../shared/records/Records.module.css';
import type { HistoryTodoFragment, StudentClinicQuery } from './generated/graphql.ts';
import { bookingWords } from './bookingWords.ts';
import { kindWords, statusWords } from '../clinicTodos/parts.ts';
import own from './History.module.css';

/** One booking: its date, its outcome, and its todos. */
export function BookingItem({ booking }: { booking: StudentClinicQuery['clinicParticipants'][number] }) {
  const { reserveType, counselType, status, slot, isHurried, memo, taStaff, todos } = booking;
  const isCounsel = reserveType === 'COUNSEL';
  const state = bookingWords[reserveType]?.[status];
  const where = [formatSpan(booking), slot.room, taStaff?.name, isHurried && '급함'].filter(Boolean).join(' · ');
  return (
    <li className={css.record}>
      <div>
        <p className={css.meta}>
          <StatusChip tone={state?.tone ?? 'neutral'}>{state?.word ?? status}</StatusChip>
          <Link href={isCounsel ? counselPaths.on(slot.heldOn) : clinicPaths.on(slot.heldOn)}>
            {formatDay(slot.heldOn)}
          </Link>
          {isCounsel ? `상담(${counselTypeWord(counselType)}) · ${where}` : where}
        </p>
        {memo !== '' && <p className={css.body}>{memo}</p>}
        <TodoLines todos={todos} />
      </div>
    </li>
  );
}

/** The todos, each with its kind and state. */
export function TodoLines({ todos }: { todos: readonly HistoryTodoFragment[] }) {
  if (todos.length === 0) return null;
  return (
    <ul role="list" className={own.todos}>
      {todos.map(({ id, kind, title, status }) => (
        <li key={id} className={own.todo}>
          <span>
            {title} <Note as="span">{title.includes(kindWords[kind] ?? kind) ? '' : kindWords[kind]}</Note>
          </span>
          <StatusChip tone={statusWords[status]?.tone ?? 'neutral'}>{statusWords[status]?.word ?? status}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

import { useState } from 'react';
import { Button, Menu, SortableList, StatusChip, Note } from '#ui-kit';
import { DeleteIcon, EditIcon, MoreIcon } from '#ui-kit/icons.ts';
import { kindWords, statusWords } from '../../clinicTodos/parts.ts';
import { nextTodo, openTodos, type Booking, type Todo } from './dayBoardRows.ts';
import type { DayBoardDialog } from '../types.ts';
import type { DayBoard, NextStatus } from './useDayBoard.ts';
import css from '../DayBoard.module.css';

interface TodoListProps {
  booking: Booking;
  board: DayBoard;
  onDialog: (dialog: DayBoardDialog) => void;
}

const following: Readonly<Record<string, NextStatus>> = { TODO: 'DOING', DOING: 'SUBMITTED', SUBMITTED: 'DONE' };

/** A student's next todo, or all in order: one tap sets the next state, submissions are graded, the handle changes the order. */
export function TodoList({ booking, board, onDialog }: TodoListProps) {
  const { todos, student, presence } = booking;
  const [isWhole, setWhole] = useState(false);
  const next = nextTodo(booking);
  const first = next ?? todos.at(-1);
  if (!first) return null;
  const store = (ids: string[]) => {
    const open = openTodos(booking);
    const wanted = ids.filter((id) => open.some((todo) => todo.id === id));
    return board.order(`${student.user.name} 할 일 순서`, open, wanted);
  };
  return (
    <div className={css.todos} data-whole={isWhole || undefined}>
      <SortableList
        label={`${student.user.name} 할 일`}
        items={isWhole ? todos : [first]}
        nameOf={({ title }) => title}
        onMove={store}
        canMove={presence !== 'WAITING'}
      >
        {(todo) => (
          <TodoRow
            todo={todo}
            canTap={presence === 'ARRIVED'}
            isNext={todo === next}
            board={board}
            onGrade={() => onDialog({ kind: 'grade', todo, booking })}
            onDialog={onDialog}
          />
        )}
      </SortableList>
      {todos.length > 1 && (
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isWhole}
          aria-label={`${student.user.name} 할 일 ${isWhole ? '접기' : `외 ${todos.length - 1}개 보기`}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '접기' : `외 ${todos.length - 1}개`}
        </Button>
      )}
    </div>
  );
}

interface TodoRowProps {
  todo: Todo;
  board: DayBoard;
  onGrade: () => void;
  onDialog: (dialog: DayBoardDialog) => void;
  /** Todos can be worked on only while the student is here. */
  canTap: boolean;
  /** Whether its action is the solid one of the card. */
  isNext: boolean;
}

function TodoRow({ todo, canTap, isNext, board, onGrade, onDialog }: TodoRowProps) {
  const { title, kind, status, scoreAttemptId } = todo;
  const state = statusWords[status];
  const to = following[status];
  const variant = isNext ? 'primary' : 'quiet';
  const isGraded = status === 'SUBMITTED' && scoreAttemptId != null;
  return (
    <div className={css.todo} data-status={status}>
      <span className={css.todoTitle}>
        {title}
        {kindWords[kind] !== undefined && !title.includes(kindWords[kind]) && <Note as="span"> {kindWords[kind]}</Note>}
      </span>
      {(!canTap || to === undefined) && state && <StatusChip tone={state.tone}>{state.word}</StatusChip>}
      {canTap && status === 'SUBMITTED' && !isGraded && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`${title} 미통과`}
          onClick={() => void board.setStatus(todo, 'FAILED')}
        >
          미통과
        </Button>
      )}
      {canTap && isGraded && (
        <Button size="small" variant={variant} aria-label={`${title} 채점`} onClick={onGrade}>
          채점
        </Button>
      )}
      {canTap && to !== undefined && !isGraded && (
        <Button
          size="small"
          variant={variant}
          aria-label={`${title} ${state?.tap}`}
          onClick={() => void board.setStatus(todo, to)}
        >
          {state?.tap}
        </Button>
      )}
      <Menu
        iconOnly
        label={`${title} 메뉴`}
        icon={<MoreIcon aria-hidden />}
        items={[
          { label: '수정', icon: <EditIcon aria-hidden />, onSelect: () => onDialog({ kind: 'editTodo', todo }) },
          {
            label: '삭제',
            icon: <DeleteIcon aria-hidden />,
            tone: 'danger',
            disabled: status !== 'TODO',
            onSelect: () => onDialog({ kind: 'deleteTodo', todo }),
          },
        ]}
      />
    </div>
  );
}

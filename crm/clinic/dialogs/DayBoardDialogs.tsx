import type { Versioned } from '../../shared/writeQueue.ts';
import type { DayBoardSlot } from '../board/dayBoardRows.ts';
import { AssignDialog } from './AssignDialog.tsx';
import type { Ta, DayBoardDialog } from '../types.ts';
import { BookDialog } from './BookDialog.tsx';
import { CloseDayDialog } from './CloseDayDialog.tsx';
import { DeleteRecordDialog } from '../../shared/records/DeleteRecordDialog.tsx';
import { EditTodoDialog } from './EditTodoDialog.tsx';
import { GradeDialog } from './GradeDialog.tsx';
import { MemoDialog } from './MemoDialog.tsx';
import { TimeDialog } from './TimeDialog.tsx';
import { TodoDialog } from './TodoDialog.tsx';
import { WaitDialog } from './WaitDialog.tsx';

interface DayBoardDialogsProps {
  dialog: DayBoardDialog | null;
  day: string;
  slots: readonly DayBoardSlot[];
  tas: readonly Ta[];
  /** Shows a toast with undo. */
  onSaid: (message: string, changeSetId?: string | null) => void;
  /** The version of a booking or todo after one's own taps on it, which may still be in progress. */
  settledVersion: (thing: Versioned) => Promise<number>;
  onClose: () => void;
}

/** The board's dialogs, one at a time. Rendered outside the lists, which may be refetched while one is open. */
export function DayBoardDialogs({ dialog, day, slots, tas, onSaid, settledVersion, onClose }: DayBoardDialogsProps) {
  const shared = { onSaid, onClose };
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'close':
      return <CloseDayDialog day={day} {...shared} />;
    case 'book':
      return <BookDialog slots={slots} {...shared} />;
    case 'assign':
      return <AssignDialog slots={slots} tas={tas} {...shared} />;
    case 'grade':
      return (
        <GradeDialog todo={dialog.todo} participantId={dialog.booking.id} settledVersion={settledVersion} {...shared} />
      );
    case 'todo':
      return <TodoDialog booking={dialog.booking} {...shared} />;
    case 'editTodo':
      return <EditTodoDialog todo={dialog.todo} settledVersion={settledVersion} onClose={onClose} />;
    case 'deleteTodo':
      return (
        <DeleteRecordDialog
          resource="clinicTodos"
          id={dialog.todo.id}
          title={`‘${dialog.todo.title}’ 할 일을 삭제할까요?`}
          confirmLabel="할 일 삭제"
          said="할 일을 삭제했습니다"
          onClose={onClose}
        >
          학생의 할 일에서 사라집니다.
        </DeleteRecordDialog>
      );
    case 'memo':
      return <MemoDialog booking={dialog.booking} settledVersion={settledVersion} onClose={onClose} />;
    case 'wait':
      return <WaitDialog student={dialog.student} slot={dialog.slot} from={dialog.from} {...shared} />;
    case 'time':
      return <TimeDialog booking={dialog.booking} slot={dialog.slot} settledVersion={settledVersion} {...shared} />;
  }
}

import { Button } from '#ui-kit';
import css from '../../grid/Grid.module.css';
import type { AttendanceType, Seat } from './records.ts';

interface SelectionBarProps {
  /** How many students are ticked. */
  people: number;
  /** Their seats: one each in a week, one for each of its weeks in a term. */
  seats: readonly Seat[];
  types: readonly AttendanceType[];
  /** Only managers unlock. */
  canUnlock: boolean;
  /** One mark for all of them. */
  onMark: (typeId: string) => void;
  onMemo: () => void;
  onLock: (locked: boolean) => void;
  onClear: () => void;
}

/** What can be done with the ticked students at once. */
export function SelectionBar({ people, seats, types, canUnlock, onMark, onMemo, onLock, onClear }: SelectionBarProps) {
  const isOneWeek = seats.length === people;
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>
        {people}명 선택{!isOneWeek && ` · ${seats.length.toLocaleString('ko')}칸`}
      </strong>
      {isOneWeek &&
        types
          .filter((type) => type.isActive)
          .map((type) => (
            <Button key={type.id} size="small" onClick={() => onMark(type.id)}>
              {type.name}
            </Button>
          ))}
      <Button size="small" onClick={onMemo}>
        메모 쓰기
      </Button>
      <Button size="small" disabled={seats.every((seat) => seat.isLocked)} onClick={() => onLock(true)}>
        잠그기
      </Button>
      {canUnlock && (
        <Button size="small" disabled={!seats.some((seat) => seat.isLocked)} onClick={() => onLock(false)}>
          풀기
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
    </div>
  );
}

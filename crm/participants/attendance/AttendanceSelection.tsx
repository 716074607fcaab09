import { Button, SelectionBar } from '#ui-kit';
import type { AttendanceRecord, AttendanceType } from './marks/records.ts';

interface AttendanceSelectionProps {
  /** How many students are selected. */
  people: number;
  /** The records of the selected students: one each in a week, one per week in a term. */
  records: readonly AttendanceRecord[];
  types: readonly AttendanceType[];
  /** Only managers can unlock. */
  canUnlock: boolean;
  /** Sets one mark for all of them. */
  onMark: (typeId: string) => void;
  onMemo: () => void;
  onText: () => void;
  onLock: (locked: boolean) => void;
  onClear: () => void;
}

/** The bulk actions for selected students. */
export function AttendanceSelection(props: AttendanceSelectionProps) {
  const { people, records, types, canUnlock, onMark, onMemo, onText, onLock, onClear } = props;
  const isOneWeek = records.length === people;
  return (
    <SelectionBar
      count={people}
      detail={isOneWeek ? undefined : `${records.length.toLocaleString('ko')}칸`}
      onClear={onClear}
    >
      {isOneWeek &&
        types
          .filter((type) => type.isActive)
          .map((type) => (
            <Button key={type.id} size="small" onClick={() => onMark(type.id)}>
              {type.name}
            </Button>
          ))}
      <Button size="small" onClick={onMemo}>
        메모 추가
      </Button>
      <Button size="small" onClick={onText}>
        문자 보내기
      </Button>
      <Button size="small" disabled={records.every(({ isLocked }) => isLocked)} onClick={() => onLock(true)}>
        잠그기
      </Button>
      {canUnlock && (
        <Button size="small" disabled={!records.some(({ isLocked }) => isLocked)} onClick={() => onLock(false)}>
          풀기
        </Button>
      )}
    </SelectionBar>
  );
}

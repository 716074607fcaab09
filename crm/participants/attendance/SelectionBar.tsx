import { Button } from '#ui-kit';
import { SelectionBar as GridSelectionBar } from '../../grid/index.ts';
import type { AttendanceRecord, AttendanceType } from './records.ts';

interface SelectionBarProps {
  /** How many students are selected. */
  people: number;
  /** Their records: one each in a week, one for each of its weeks in a term. */
  records: readonly AttendanceRecord[];
  types: readonly AttendanceType[];
  /** Only managers unlock. */
  canUnlock: boolean;
  /** One mark for all of them. */
  onMark: (typeId: string) => void;
  onMemo: () => void;
  onLock: (locked: boolean) => void;
  onClear: () => void;
}

/** What can be done with the selected students at once. */
export function SelectionBar(props: SelectionBarProps) {
  const { people, records, types, canUnlock, onMark, onMemo, onLock, onClear } = props;
  const isOneWeek = records.length === people;
  return (
    <GridSelectionBar
      summary={`${people}명 선택${isOneWeek ? '' : ` · ${records.length.toLocaleString('ko')}칸`}`}
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
        메모 쓰기
      </Button>
      <Button size="small" disabled={records.every(({ isLocked }) => isLocked)} onClick={() => onLock(true)}>
        잠그기
      </Button>
      {canUnlock && (
        <Button size="small" disabled={!records.some(({ isLocked }) => isLocked)} onClick={() => onLock(false)}>
          풀기
        </Button>
      )}
    </GridSelectionBar>
  );
}

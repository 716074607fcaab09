import { SelectionBar } from '#ui-kit';
import { ActionButtons } from '../../shared/actions/ActionButtons.tsx';
import { ChoiceChips } from '../../shared/choices/ChoiceChips.tsx';
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
      {isOneWeek && (
        <ChoiceChips
          label="출결"
          chosen={[]}
          items={types.filter(({ isActive }) => isActive).map(({ id, name }) => ({ id, label: name }))}
          onToggle={onMark}
        />
      )}
      <ActionButtons
        size="small"
        name="선택한 학생"
        actions={[
          { title: '문자 보내기', run: onText },
          { title: '메모 추가', run: onMemo },
          {
            title: '잠그기',
            when: records.some(({ isLocked }) => !isLocked) || '이미 모두 잠겨 있습니다.',
            run: () => onLock(true),
          },
          {
            title: '풀기',
            when: canUnlock && (records.some(({ isLocked }) => isLocked) || '잠긴 출결이 없습니다.'),
            run: () => onLock(false),
          },
        ]}
      />
    </SelectionBar>
  );
}

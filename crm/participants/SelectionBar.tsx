import { useState } from 'react';
import { Button } from '#ui-kit';
import css from './Attendance.module.css';
import { MemoDialog } from './MemoDialog.tsx';
import type { AttendanceRow, AttendanceType } from './rows.ts';

interface SelectionBarProps {
  /** The ticked students. */
  ticked: readonly AttendanceRow[];
  types: readonly AttendanceType[];
  /** Only managers unlock. */
  canUnlock: boolean;
  /** One value for all of them. */
  onSet: (column: 'attendance' | 'memo', value: string) => Promise<void>;
  onLock: (locked: boolean) => void;
  onClear: () => void;
}

/** What can be done with the ticked students at once. */
export function SelectionBar({ ticked, types, canUnlock, onSet, onLock, onClear }: SelectionBarProps) {
  const [writing, setWriting] = useState(false);
  return (
    <div role="group" aria-label="선택한 학생" className={css.selection}>
      <strong>{ticked.length}명 선택</strong>
      {types.map((type) => (
        <Button key={type.id} size="small" onClick={() => void onSet('attendance', type.id)}>
          {type.name}
        </Button>
      ))}
      <Button size="small" onClick={() => setWriting(true)}>
        메모 쓰기
      </Button>
      <Button size="small" disabled={ticked.every((row) => row.isLocked)} onClick={() => onLock(true)}>
        잠그기
      </Button>
      {canUnlock && (
        <Button size="small" disabled={!ticked.some((row) => row.isLocked)} onClick={() => onLock(false)}>
          풀기
        </Button>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        선택 해제
      </Button>
      {writing && (
        <MemoDialog ticked={ticked} onWrite={(memo) => onSet('memo', memo)} onClose={() => setWriting(false)} />
      )}
    </div>
  );
}

import { Button, Dialog, DialogActions, DialogBody, FactList } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import css from './Attendance.module.css';
import type { AttendanceType } from './rows.ts';

interface PasteDialogProps {
  block: PasteBlock;
  types: readonly AttendanceType[];
  /** The name of a row of the grid. */
  describe: (rowId: string) => string;
  onPaste: () => void;
  onClose: () => void;
}

/** So many values that mean nothing are named one by one. */
const NAMED = 8;

/** What a large paste will change, before anything is written. */
export function PasteDialog({ block, types, describe, onPaste, onClose }: PasteDialogProps) {
  const { changes, unknown, dropped, cells } = block;
  const byValue = Map.groupBy(changes, ({ value }) => value);
  const nameOf = (value: string | null): string =>
    value === null ? '비움' : (types.find(({ id }) => id === value)?.name ?? '메모');
  const counts = new Map<string, number>();
  for (const [value, same] of byValue) counts.set(nameOf(value), (counts.get(nameOf(value)) ?? 0) + same.length);
  const same = cells.length - changes.length - unknown.length;
  return (
    <Dialog open title={`${changes.length.toLocaleString('ko')}칸 붙여넣기`} size="small" onClose={onClose}>
      <DialogBody>
        <FactList
          facts={[
            ...[...counts].map(([label, count]) => ({ label, value: `${count.toLocaleString('ko')}칸` })),
            ...(same > 0 ? [{ label: '이미 같은 값', value: `${same.toLocaleString('ko')}칸` }] : []),
            ...(dropped > 0
              ? [{ label: '넣을 수 없는 칸', value: `${dropped.toLocaleString('ko')}칸 (잠김·표 밖)` }]
              : []),
          ]}
        />
        {unknown.length > 0 && (
          <div className={css.unknown} role="alert">
            <strong>알 수 없는 값 {unknown.length}개는 넣지 않습니다.</strong>
            <ul>
              {unknown.slice(0, NAMED).map(({ rowId, columnId, text }) => (
                <li key={`${rowId} ${columnId}`}>
                  {describe(rowId)}: “{text}”
                </li>
              ))}
              {unknown.length > NAMED && <li>외 {unknown.length - NAMED}개</li>}
            </ul>
          </div>
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          data-autofocus
          disabled={changes.length === 0}
          onClick={() => {
            onPaste();
            onClose();
          }}
        >
          {changes.length.toLocaleString('ko')}칸 쓰기
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import type { ReactNode } from 'react';
import { Button, Dialog, DialogActions, DialogBody, FactList, type Fact } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import css from './Grid.module.css';

interface PasteDialogProps {
  block: PasteBlock;
  /** What becomes how many times, in words. */
  facts: readonly Fact[];
  /** The name of a row of the grid. */
  describe: (rowId: string) => string;
  /** More to be known before it is written. @default undefined */
  children?: ReactNode;
  onPaste: () => void;
  onClose: () => void;
}

/** So many values that mean nothing are named one by one. */
const NAMED = 8;

/** What a large paste will change, before anything is written. */
export function PasteDialog({ block, facts, describe, children, onPaste, onClose }: PasteDialogProps) {
  const { changes, unknown, dropped, cells } = block;
  const same = cells.length - changes.length - unknown.length;
  const shown = [
    ...facts,
    ...(same > 0 ? [{ label: '이미 같은 값', value: `${same.toLocaleString('ko')}칸` }] : []),
    ...(dropped > 0 ? [{ label: '넣을 수 없는 칸', value: `${dropped.toLocaleString('ko')}칸 (잠김·표 밖)` }] : []),
  ];
  return (
    <Dialog open title={`${changes.length.toLocaleString('ko')}칸 붙여넣기`} size="small" onClose={onClose}>
      <DialogBody>
        {shown.length > 0 && <FactList facts={shown} />}
        {children}
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

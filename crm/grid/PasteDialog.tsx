import { Button, Dialog, DialogActions, DialogBody, FactList } from '#ui-kit';
import type { PasteBlock } from '#ui-kit/TypingGrid/TypingGrid.tsx';
import css from './Grid.module.css';
import { keyOf } from './keyOf.ts';
import type { CheckedPaste } from './usePaste.ts';

interface PasteDialogProps {
  preview: CheckedPaste;
  /** The name of a row of the grid. */
  rowName: (rowId: string) => string;
  onPaste: () => void;
  onClose: () => void;
}

/** Previews a large paste before anything is written. */
export function PasteDialog({ preview, rowName, onPaste, onClose }: PasteDialogProps) {
  const { block, warning } = preview;
  const count = `${block.changes.length.toLocaleString('ko')}칸`;
  const facts = factsOf(preview);
  return (
    <Dialog open title={`${count} 붙여넣기`} size="small" onClose={onClose}>
      <DialogBody>
        {facts.length > 0 && <FactList facts={facts} />}
        {warning}
        <UnknownValues block={block} rowName={rowName} />
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>취소</Button>
        <Button
          variant="primary"
          data-autofocus
          disabled={block.changes.length === 0}
          onClick={() => {
            onPaste();
            onClose();
          }}
        >
          {count} 입력
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function factsOf({ block: { cells, changes, unknown, dropped }, facts = [] }: CheckedPaste) {
  const same = cells.length - changes.length - unknown.length;
  const all = [...facts];
  if (same > 0) all.push({ label: '이미 같은 값', value: `${same.toLocaleString('ko')}칸` });
  if (dropped > 0) all.push({ label: '넣을 수 없는 칸', value: `${dropped.toLocaleString('ko')}칸 (잠김·표 밖)` });
  return all;
}

/** The most unrecognised values that are listed. */
const LISTED = 8;

function UnknownValues({ block, rowName }: { block: PasteBlock } & Pick<PasteDialogProps, 'rowName'>) {
  const { cells, unknown, dropped } = block;
  if (unknown.length === 0) return null;
  const [all, count] = [cells.length + dropped, unknown.length].map((number) => number.toLocaleString('ko'));
  return (
    <div className={css.unknown} role="alert">
      <strong>
        붙여넣은 {all}칸 중 {count}칸은 알 수 없는 값이라 넣지 않습니다.
      </strong>
      <ul>
        {unknown.slice(0, LISTED).map(({ rowId, columnId, text }) => (
          <li key={keyOf({ rowId, columnId })}>
            {rowName(rowId)}: “{text}”
          </li>
        ))}
        {unknown.length > LISTED && <li>외 {unknown.length - LISTED}칸</li>}
      </ul>
    </div>
  );
}

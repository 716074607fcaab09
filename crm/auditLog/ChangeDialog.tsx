import { CanAccess } from '@refinedev/core';
import { josa } from 'es-hangul';
import { useState } from 'react';
import { useUndoChange } from '#client/generated/rest/auditLog.ts';
import { Button, ConfirmDialog, Dialog, DialogActions, DialogBody, FactList, formatInstant } from '#ui-kit';
import { UndoIcon } from '#ui-kit/icons.ts';
import { ActEntries } from './ActEntries.tsx';
import type { ListedChange } from './auditGridColumns.tsx';
import css from './AuditLog.module.css';
import { aboutWords, actWords, changeWords, kindWords, whatWords, whoWords, type NamesById } from './auditWords.ts';

interface ChangeDialogProps {
  change: ListedChange;
  names: NamesById;
  onClose: () => void;
}

/** One act in full, with all that it changed; what has an undo is undone from here. */
export function ChangeDialog({ change, names, onClose }: ChangeDialogProps) {
  const [asking, setAsking] = useState(false);
  const undo = useUndoChange();
  const { changeSetId, actId } = change;
  const count = Number(change.actRows ?? 1);
  const isOne = count <= 1 || !actId;
  const facts = [
    { label: '일시', value: formatInstant(change.at ?? '') },
    { label: '사용자', value: whoWords(change) },
    { label: '어디서', value: change.ip },
  ];
  const own = [
    { label: '대상', value: aboutWords(change) },
    { label: '작업', value: whatWords(change) },
  ];
  return (
    <Dialog open size="medium" title={actWords(change)} onClose={onClose}>
      <DialogBody>
        <FactList facts={isOne ? [...facts, ...own] : facts} />
        {isOne ? (
          <OneChange lines={changeWords(change, names)} />
        ) : (
          <ActEntries actId={actId} count={count} names={names} />
        )}
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        {change.isUndoable && changeSetId && (
          <CanAccess resource="auditEntries" action="undo">
            <Button icon={<UndoIcon aria-hidden />} onClick={() => setAsking(true)}>
              되돌리기
            </Button>
          </CanAccess>
        )}
      </DialogActions>
      {changeSetId && (
        <ConfirmDialog
          open={asking}
          title={`‘${kindWords(change)}’${josa.pick(kindWords(change), '을/를')} 되돌릴까요?`}
          confirmLabel="되돌리기"
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            await undo.mutateAsync({ changeSetId });
            onClose();
          }}
          said="되돌렸습니다"
        >
          그때 함께 바뀐 것이 모두 바뀌기 전으로 돌아갑니다. 그 뒤에 누가 수정한 것이 있으면 되돌릴 수 없습니다.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function OneChange({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p className={css.hint}>화면에 보이는 값은 바뀌지 않았습니다.</p>;
  return (
    <ul className={css.changes} aria-label="바뀐 것">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

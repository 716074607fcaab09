import type { ReactNode } from 'react';
import type { DeletionLine } from '#client/generated/rest/students.ts';
import { problemText } from '#client/problemText.ts';
import { Button, CenteredSpinner, ConfirmDialog, Dialog, DialogActions, DialogBody } from '#ui-kit';
import { DeletionLines } from './DeletionLines.tsx';
import css from './DeletionLines.module.css';

interface PersonDeletionDialogProps {
  /** Who it is: typed to confirm. */
  name: string;
  /** `학생` or `조교`. */
  role: '학생' | '조교';
  /** What goes and what stays, once the server said so. */
  preview: { goes: readonly DeletionLine[]; stays: readonly DeletionLine[] } | undefined;
  /** Why there is no preview. @default undefined */
  error?: unknown;
  /** Why nobody may delete this person yet. @default undefined */
  refused?: { title: string; words: ReactNode } | undefined;
  /** What a deletion means. */
  children: ReactNode;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Says what deleting a person removes and keeps; deletes after the name was typed. */
export function PersonDeletionDialog(props: PersonDeletionDialogProps) {
  const { name, role, preview, error, refused, children, onConfirm, onClose } = props;
  if (!preview || refused) {
    return (
      <Dialog
        key="asking"
        open
        size="small"
        role="alertdialog"
        title={refused?.title ?? `${name} ${role} 삭제`}
        onClose={onClose}
      >
        <DialogBody>
          <div>{refused?.words ?? (error ? <p role="alert">{problemText(error)}</p> : <CenteredSpinner />)}</div>
        </DialogBody>
        <DialogActions>
          <Button data-autofocus onClick={onClose}>
            닫기
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      key="answered"
      open
      size="medium"
      title={`${name} ${role}${role === '학생' ? '을' : '를'} 삭제할까요?`}
      confirmLabel="삭제"
      tone="danger"
      typedConfirm={name}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      <p>{children}</p>
      <div className={css.both}>
        <DeletionLines title="사라지는 것" lines={preview.goes} />
        <DeletionLines title="남는 것" lines={preview.stays} />
      </div>
    </ConfirmDialog>
  );
}

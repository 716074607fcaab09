import type { ReactNode } from 'react';
import { ConfirmDialog, useToast } from '#ui-kit';
import { withProblemText } from './withProblemText.ts';

interface DeleteDialogProps {
  /** The question. */
  title: string;
  /** The label of the delete button, e.g. `태그 지우기`. */
  confirmLabel: string;
  /** Deletes the record; a failure is shown in the dialog. */
  remove: () => Promise<unknown>;
  /** The toast after deletion. @default undefined */
  said?: string;
  onClose: () => void;
  /** What will be lost. */
  children: ReactNode;
}

/** Asks for confirmation before a record is deleted. */
export function DeleteDialog({ title, confirmLabel, remove, said, onClose, children }: DeleteDialogProps) {
  const toast = useToast();
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      tone="danger"
      onClose={onClose}
      onConfirm={async () => {
        await withProblemText(remove());
        if (said !== undefined) toast({ message: said });
      }}
    >
      {children}
    </ConfirmDialog>
  );
}

import type { MetaQuery } from '@refinedev/core';
import { josa } from 'es-hangul';
import type { ReactNode } from 'react';
import type { ConfirmDialogProps } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { DeleteRecordDialog } from '../records/DeleteRecordDialog.tsx';
import type { Action } from './action.ts';

/** Opens the form of a record. */
export const editing = (asks: NonNullable<Action['asks']>): Action => ({ title: '수정', icon: EditIcon, asks });

interface Deletion extends Partial<Pick<ConfirmDialogProps<void>, 'title' | 'confirmLabel' | 'said'>> {
  resource: string;
  id: string;
  /** `params` of a command's path, or the mutation of a resource that GraphQL writes. @default undefined */
  meta?: MetaQuery;
  /** What it is, e.g. `시험`. */
  noun: string;
  /** Which one. @default the noun */
  name?: string;
  /** What is lost. */
  warns: ReactNode;
  /** After the deletion, e.g. to leave the record's page. @default undefined */
  onDeleted?: () => void;
}

/** Deletes a record after asking. */
export const deleting = ({ noun, name = noun, warns, ...record }: Deletion): Action => ({
  title: '삭제',
  icon: DeleteIcon,
  tone: 'danger',
  asks: (close) => (
    <DeleteRecordDialog
      title={`${josa(name, '을/를')} 삭제할까요?`}
      confirmLabel={`${noun} 삭제`}
      said={`${josa(name, '을/를')} 삭제했습니다`}
      {...record}
      onClose={close}
    >
      {warns}
    </DeleteRecordDialog>
  ),
});

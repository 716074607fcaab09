import { useDelete, type MetaQuery } from '@refinedev/core';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui-kit';

interface DeleteRecordDialogProps extends Omit<ConfirmDialogProps<void>, 'open' | 'tone' | 'onConfirm'> {
  /** The resource's name. */
  resource: string;
  id: string;
  /** `params` of a command's path, or the mutation of a resource that GraphQL writes. @default undefined */
  meta?: MetaQuery;
  /** After the deletion, e.g. to leave the record's page. @default undefined */
  onDeleted?: () => void;
}

/** Asks before a record of a resource is deleted, with refine's `useDelete`; shows why a deletion is refused. */
export function DeleteRecordDialog({ resource, id, meta, onDeleted, ...dialog }: DeleteRecordDialogProps) {
  const { mutateAsync } = useDelete();
  const remove = async (): Promise<void> => {
    // The data provider says what was changed, the dialog how it ended.
    await mutateAsync({ resource, id, meta, invalidates: [], successNotification: false, errorNotification: false });
    onDeleted?.();
  };
  return <ConfirmDialog {...dialog} open tone="danger" onConfirm={remove} />;
}

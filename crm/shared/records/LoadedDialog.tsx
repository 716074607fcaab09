import type { ReactNode } from 'react';
import { Dialog, DialogBody, QueryView, type Readable } from '#ui-kit';
import type { DialogProps } from '#ui-kit/Dialog/Dialog.tsx';

interface LoadedDialogProps<Data> {
  /** A query. */
  query: Readable & { data: Data | undefined };
  /** Skeleton rows while loading. @default 4 */
  rows?: number;
  title: string;
  /** The size while there is no data. @default 'small' */
  size?: DialogProps['size'];
  onClose: () => void;
  /** The dialog itself, once its data is there. */
  children: (data: Data) => ReactNode;
}

/** A dialog that needs data first: until then it says that it is loading, or that it failed and can be retried. */
export function LoadedDialog<Data>({
  title,
  size = 'small',
  query,
  rows = 4,
  onClose,
  children,
}: LoadedDialogProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <Dialog open title={title} size={size} onClose={onClose}>
      <DialogBody>
        <QueryView query={query} rows={rows}>
          {() => null}
        </QueryView>
      </DialogBody>
    </Dialog>
  );
}

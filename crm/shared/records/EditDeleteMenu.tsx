import { useState, type ReactNode } from 'react';
import type { MenuItem } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from './RowActions.tsx';

interface EditDeleteMenuProps {
  /** The record's name, e.g. `3주차`. */
  name: string;
  /** The dialog that edits the record; null while it cannot be edited. @default undefined */
  edit?: ((close: () => void) => ReactNode) | null;
  /** Used instead of `edit` when the list opens the dialog itself. @default undefined */
  onEdit?: () => void;
  /** The dialog that confirms the deletion. */
  remove: (close: () => void) => ReactNode;
  /** Actions above edit. @default [] */
  above?: readonly MenuItem[];
  /** Actions between edit and delete. @default [] */
  between?: readonly MenuItem[];
  /** The dialogs that those actions open. @default undefined */
  children?: ReactNode;
}

/** The menu of a record that can be edited and deleted. */
export function EditDeleteMenu({
  name,
  edit,
  onEdit,
  remove,
  above = [],
  between = [],
  children,
}: EditDeleteMenuProps) {
  const [dialog, setDialog] = useState<'edit' | 'remove' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <RowActions
      name={name}
      items={[
        ...above,
        {
          label: '고치기',
          icon: <EditIcon aria-hidden />,
          disabled: edit === null,
          onSelect: onEdit ?? (() => setDialog('edit')),
        },
        ...between,
        { label: '지우기', icon: <DeleteIcon aria-hidden />, tone: 'danger', onSelect: () => setDialog('remove') },
      ]}
    >
      {dialog === 'edit' && edit?.(close)}
      {dialog === 'remove' && remove(close)}
      {children}
    </RowActions>
  );
}

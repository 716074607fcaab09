import { useState, type ReactNode } from 'react';
import type { MenuItem } from '#ui-kit';
import { DeleteIcon, EditIcon } from '#ui-kit/icons.ts';
import { RowActions } from './RowActions.tsx';

interface EditDeleteMenuProps {
  /** Whose actions they are, e.g. `3주차`. */
  name: string;
  /** The dialog that changes it; null while it cannot be changed. @default undefined */
  edit?: ((close: () => void) => ReactNode) | null;
  /** Instead of `edit`, where the list opens the dialog itself. @default undefined */
  onEdit?: () => void;
  /** The question before it is deleted. */
  remove: (close: () => void) => ReactNode;
  /** Above them. @default [] */
  above?: readonly MenuItem[];
  /** Between them. @default [] */
  between?: readonly MenuItem[];
  /** The dialogs that those open. @default undefined */
  children?: ReactNode;
}

/** The menu of a record that can be changed and deleted. */
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

import type { ColumnAction } from '../types.ts';
import { memo } from 'react';
import { ColumnsIcon } from '../../icons.ts';
import { Menu } from '../../Menu/Menu.tsx';

export interface ColumnMenuProps {
  /** The active column. */
  label: string;
  /** The directions in which it can move. */
  canLeft: boolean;
  canRight: boolean;
  /** Rows can be sorted by it. */
  canSort: boolean;
  onAction: (action: ColumnAction) => void;
}

/** Moves and resizes the active column without dragging its header. */
export const ColumnMenu = memo(function ColumnMenu({ label, canLeft, canRight, canSort, onAction }: ColumnMenuProps) {
  return (
    <Menu
      iconOnly
      label={`${label} 열`}
      icon={<ColumnsIcon aria-hidden />}
      items={[
        ...(canSort ? sorts(onAction) : []),
        { label: '왼쪽으로 옮기기', disabled: !canLeft, onSelect: () => onAction('left') },
        { label: '오른쪽으로 옮기기', disabled: !canRight, onSelect: () => onAction('right') },
        { label: '넓게', onSelect: () => onAction('wider') },
        { label: '좁게', onSelect: () => onAction('narrower') },
        { label: '처음 너비로', onSelect: () => onAction('usual') },
      ]}
    />
  );
});

const sorts = (onAction: ColumnMenuProps['onAction']) => [
  { label: '작은 값부터', onSelect: () => onAction('ascending') },
  { label: '큰 값부터', onSelect: () => onAction('descending') },
];

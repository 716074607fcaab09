import { memo } from 'react';
import { ColumnsIcon } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import type { ColumnStep } from './columns.ts';

export interface ColumnMenuProps {
  /** The active column. */
  label: string;
  /** Where it can go. */
  canLeft: boolean;
  canRight: boolean;
  onStep: (step: ColumnStep) => void;
}

/** The same as dragging the head of the active column, without dragging. */
export const ColumnMenu = memo(function ColumnMenu({ label, canLeft, canRight, onStep }: ColumnMenuProps) {
  return (
    <Menu
      iconOnly
      label={`${label} 열`}
      icon={<ColumnsIcon aria-hidden />}
      items={[
        { label: '왼쪽으로 옮기기', disabled: !canLeft, onSelect: () => onStep('left') },
        { label: '오른쪽으로 옮기기', disabled: !canRight, onSelect: () => onStep('right') },
        { label: '넓게', onSelect: () => onStep('wider') },
        { label: '좁게', onSelect: () => onStep('narrower') },
        { label: '처음 너비로', onSelect: () => onStep('usual') },
      ]}
    />
  );
});

import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';

interface ControlButtonProps {
  label: string;
  icon: ReactNode;
  onPress: () => void;
  /** Of one that is on or off. @default undefined */
  pressed?: boolean | undefined;
  /** @default undefined */
  className?: string | undefined;
}

/** A button under the picture; its name shows above it, where the film does not end. */
export function ControlButton({ label, icon, onPress, pressed, className }: ControlButtonProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      tooltip="top"
      className={className}
      aria-pressed={pressed}
      onClick={onPress}
    />
  );
}

import type { CSSProperties, ReactNode } from 'react';
import { AlertIcon, ClockIcon, InfoIcon, SuccessIcon, WarningIcon, type Icon } from '../icons.ts';
import type { Tone } from '../theme/tone.ts';
import css from './Chip.module.css';

export interface ChipProps {
  /** A word or two. */
  children: ReactNode;
  /** @default 'neutral' */
  tone?: Tone;
  /** Shown before the text. @default undefined */
  icon?: ReactNode;
  /** CSS colour of a dot before the text. @default undefined */
  dot?: string;
}

/** A small label: a tag, a count, a kind. */
export function Chip({ children, tone = 'neutral', icon, dot }: ChipProps) {
  return (
    <span
      className={css.chip}
      data-tone={tone}
      style={dot === undefined ? undefined : ({ '--dot': dot } as CSSProperties)}
    >
      {icon}
      {children}
    </span>
  );
}

const toneIcons: Record<Tone, Icon> = {
  neutral: ClockIcon,
  accent: InfoIcon,
  info: InfoIcon,
  positive: SuccessIcon,
  warning: WarningIcon,
  negative: AlertIcon,
};

/** A state: an icon and a word in its tone, because colour alone must not carry the meaning. */
export function StatusChip({ tone = 'neutral', icon, children }: ChipProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <Chip tone={tone} icon={icon ?? <ToneIcon aria-hidden />}>
      {children}
    </Chip>
  );
}

import { LockIcon } from '../icons.ts';
import css from './AttendanceMark.module.css';

export interface AttendanceMarkProps {
  /** The attendance type's name, e.g. 출석; `null` while nothing is marked. */
  label: string | null;
  /** The type's colour as staff chose it, any CSS colour. The word, not the colour, carries the meaning. @default 'gray' */
  color?: string;
  /** A letter for tight places; the full name stays for screen readers. @default undefined */
  short?: string;
  /** The mark is locked against changes. @default false */
  locked?: boolean;
}

/** One attendance mark: a swatch of the type's colour beside its word. */
export function AttendanceMark({ label, color = 'gray', short, locked = false }: AttendanceMarkProps) {
  return (
    <span className={css.mark} data-unset={label === null || undefined}>
      <span className={css.swatch} style={label === null ? undefined : { backgroundColor: color }} aria-hidden />
      {short !== undefined && label !== null ? (
        <span role="img" aria-label={label}>
          {short}
        </span>
      ) : (
        <span>{label ?? '미입력'}</span>
      )}
      {locked && <LockIcon className={css.lock} aria-label="잠김" role="img" />}
    </span>
  );
}

import type { KeyboardEvent } from 'react';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { useParsedText } from '../Field/useParsedText.ts';
import { ClockIcon } from '../icons.ts';
import { formatTime, parseTime, timeMinutes } from './time.ts';

export interface TimeFieldProps extends FieldProps {
  /** Minutes added or removed by an arrow key. @default 10 */
  step?: number;
}

/** A time of day as `HH:mm`, `null` while empty. Typed as 930, 9:30 or 오후 2:30; arrow keys change it by `step`. */
export function TimeField({ step = 10, ...props }: TimeFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  const { text, change, choose, leave } = useParsedText(field, codec);
  const { name, ref } = field;
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const time = parseTime(text);
    if (direction === undefined || time === null || readOnly) return;
    event.preventDefault();
    choose(formatTime(timeMinutes(time) + direction * step));
  };
  return (
    <FieldFrame {...frame}>
      <div className={controlCss.box}>
        <span className={controlCss.start}>
          <ClockIcon aria-hidden />
        </span>
        <input
          {...control}
          name={name}
          ref={ref}
          disabled={control.disabled}
          readOnly={readOnly}
          className={controlCss.bare}
          inputMode="numeric"
          autoComplete="off"
          placeholder="19:00"
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
      </div>
    </FieldFrame>
  );
}

const codec = { parse: parseTime, format: (value: string): string => value.slice(0, 5) };

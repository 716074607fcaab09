import { useRef, useState } from 'react';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { useParsedText } from '../Field/useParsedText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarIcon } from '../icons.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import { parseDate } from './date.ts';

export interface DateFieldProps extends FieldProps {
  /** The first day that can be chosen, `YYYY-MM-DD`. @default undefined */
  min?: string;
  /** The last day that can be chosen, `YYYY-MM-DD`. @default undefined */
  max?: string;
}

/** A day as `YYYY-MM-DD`, `null` while empty. Typed (0302, 250302, 2025-03-02) or picked in the calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  const { text, change, choose, leave } = useParsedText(field, codec);
  const { name, ref } = field;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <FieldFrame {...frame}>
      <div className={controlCss.box}>
        <input
          {...control}
          name={name}
          ref={ref}
          disabled={control.disabled}
          readOnly={readOnly}
          className={controlCss.bare}
          inputMode="numeric"
          autoComplete="off"
          placeholder="연-월-일"
          value={text}
          onChange={(event) => change(event.target.value)}
          onBlur={leave}
        />
        <IconButton
          ref={button}
          label={`${props.label} 달력에서 고르기`}
          tooltip="none"
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={control.disabled}
          icon={<CalendarIcon />}
          onClick={() => setOpen(!open)}
        />
      </div>
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} align="end">
        <Calendar
          label={props.label}
          value={parseDate(text)}
          min={min}
          max={max}
          onChoose={(day) => {
            choose(day);
            setOpen(false);
            button.current?.focus();
          }}
        />
      </Popover>
    </FieldFrame>
  );
}

const codec = { parse: (text: string): string | null => parseDate(text), format: (value: string): string => value };

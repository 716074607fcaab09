import { useRef, useState, type InputHTMLAttributes, type Ref } from 'react';
import controlCss from '../Field/control.module.css';
import { useParsedText, type ParsedValue } from '../Field/useParsedText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { CalendarIcon } from '../icons.ts';
import { Popover } from '../Popover/Popover.tsx';
import { Calendar } from './Calendar.tsx';
import { parseDate } from './date.ts';

export interface DateInputProps extends ParsedValue, Omit<InputHTMLAttributes<HTMLInputElement>, keyof ParsedValue> {
  /** What the calendar is of. */
  label: string;
  /** The first day that can be chosen, `YYYY-MM-DD`. @default undefined */
  min?: string | undefined;
  /** The last day that can be chosen, `YYYY-MM-DD`. @default undefined */
  max?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A day, typed or picked in the calendar, for filters and toolbars; in a form use `DateField`. Give it an `aria-label`. */
export function DateInput({ label, min, max, value, onChange, onBlur, ...input }: DateInputProps) {
  const { text, change, choose, leave } = useParsedText({ value, onChange, onBlur }, codec);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <div className={controlCss.box}>
        <input
          {...input}
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
          label={`${label} 달력에서 고르기`}
          tooltip="none"
          aria-haspopup="dialog"
          aria-expanded={open}
          disabled={input.disabled}
          icon={<CalendarIcon />}
          onClick={() => setOpen(!open)}
        />
      </div>
      <Popover open={open} onClose={() => setOpen(false)} anchor={button} align="end">
        <Calendar
          label={label}
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
    </>
  );
}

const codec = { parse: (text: string): string | null => parseDate(text), format: (value: string): string => value };

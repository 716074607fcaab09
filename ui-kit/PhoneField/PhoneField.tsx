import { useLayoutEffect, useRef, type ChangeEvent } from 'react';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { formatPhone, phoneDigits } from './phone.ts';

export interface PhoneFieldProps extends FieldProps {
  /** What the browser may fill in. @default 'off' */
  autoComplete?: 'off' | 'tel';
}

/** A phone number: shown as 010-1234-5678, kept as digits (01012345678). */
export function PhoneField({ autoComplete = 'off', ...props }: PhoneFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number | null>(null);
  const shown = formatPhone(String(field.value ?? ''));

  useLayoutEffect(() => {
    // Hyphens move while typing; the caret must stay behind the same digit.
    if (digitsBeforeCaret.current === null || !input.current) return;
    const caret = indexAfterDigits(shown, digitsBeforeCaret.current);
    input.current.setSelectionRange(caret, caret);
    digitsBeforeCaret.current = null;
  });

  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const { value, selectionStart } = event.target;
    const atEnd = selectionStart === value.length;
    digitsBeforeCaret.current = atEnd ? Infinity : value.slice(0, selectionStart ?? 0).replace(/\D/g, '').length;
    field.onChange(phoneDigits(value));
  };

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        {...field}
        ref={(element) => {
          input.current = element;
          field.ref(element);
        }}
        value={shown}
        onChange={change}
        disabled={control.disabled}
        readOnly={readOnly}
        className={controlCss.input}
        type="tel"
        inputMode="tel"
        placeholder="010-1234-5678"
        autoComplete={autoComplete}
      />
    </FieldFrame>
  );
}

function indexAfterDigits(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index++) {
    if (seen === count) return index;
    if (/\d/.test(text.charAt(index))) seen++;
  }
  return text.length;
}

import type { HTMLInputTypeAttribute, InputHTMLAttributes } from 'react';
import control from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';

export interface TextFieldProps extends FieldProps {
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search'>;
  /** Several lines; the height follows the text. @default false */
  multiline?: boolean;
  /** The dialog around begins here. @default false */
  autoFocus?: boolean;
  /** An example, never the label. @default undefined */
  placeholder?: string;
  /** The maximum number of characters. @default what the form's resolver says */
  maxLength?: number;
  /** What the browser may fill in. @default 'off' */
  autoComplete?: string;
  /** Values to pick instead of typing; others may be typed. @default undefined */
  suggestions?: readonly string[];
  /** The phone's keyboard. @default undefined */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
}

/** Text in a form. */
export function TextField({ type = 'text', multiline = false, autoComplete = 'off', ...props }: TextFieldProps) {
  const { field, frame, control: aria, readOnly, maxLength } = useField(props);
  const shared = {
    ...aria,
    ...field,
    value: String(field.value ?? ''),
    disabled: aria.disabled,
    readOnly,
    autoComplete,
    className: control.input,
    placeholder: props.placeholder,
    maxLength: props.maxLength ?? maxLength,
    'data-autofocus': props.autoFocus || undefined,
  };
  return (
    <FieldFrame {...frame}>
      {multiline ? (
        <textarea {...shared} rows={3} aria-keyshortcuts="Control+Enter" />
      ) : (
        <input {...shared} type={type} inputMode={props.inputMode} list={props.suggestions && `${aria.id}-list`} />
      )}
      {props.suggestions && (
        <datalist id={`${aria.id}-list`}>
          {props.suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}

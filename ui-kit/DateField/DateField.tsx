import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { DateInput, type DateInputProps } from './DateInput.tsx';

export interface DateFieldProps extends FieldProps, Pick<DateInputProps, 'min' | 'max'> {}

/** A day as `YYYY-MM-DD`, `null` while empty. Typed (0302, 250302, 2025-03-02) or picked in the calendar. */
export function DateField({ min, max, ...props }: DateFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  return (
    <FieldFrame {...frame}>
      <DateInput {...control} {...field} readOnly={readOnly} label={props.label} min={min} max={max} />
    </FieldFrame>
  );
}

import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { SelectInput, type SelectOption } from './SelectInput.tsx';

export interface SelectFieldProps extends FieldProps {
  /** In the order shown. */
  options: readonly SelectOption[];
  /** The label of "none" (`null`); without it, the choice cannot be cleared. @default undefined */
  emptyLabel?: string;
}

/** One of a few. The value is the option's own, string or number; `null` for none. */
export function SelectField({ options, emptyLabel, ...props }: SelectFieldProps) {
  // What cannot be emptied is no question; where a choice is asked for, the form says so.
  const { field, frame, control } = useField({ required: false, ...props });
  return (
    <FieldFrame {...frame}>
      <SelectInput
        {...control}
        {...field}
        disabled={control.disabled}
        value={toOptionValue(field.value)}
        options={options}
        {...(emptyLabel === undefined ? {} : { emptyLabel })}
      />
    </FieldFrame>
  );
}

const toOptionValue = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

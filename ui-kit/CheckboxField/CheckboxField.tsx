import { FieldNotes } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { Stack } from '../Layout/Layout.tsx';
import css from './CheckboxField.module.css';

/** Yes or no; the label says what yes means. */
export function CheckboxField(props: Omit<FieldProps, 'hideLabel'>) {
  const { field, frame, control } = useField(props);
  const { value, onChange, ...bound } = field;
  return (
    <Stack gap={2}>
      <label className={css.label}>
        <input
          {...control}
          {...bound}
          disabled={control.disabled}
          type="checkbox"
          className={css.box}
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {frame.label}
      </label>
      <FieldNotes id={frame.id} hint={frame.hint} error={frame.error} />
    </Stack>
  );
}

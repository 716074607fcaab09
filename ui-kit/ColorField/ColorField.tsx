import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { CheckIcon } from '../icons.ts';
import { Row } from '../Layout/Layout.tsx';
import css from './ColorField.module.css';
import { PALETTE } from './palette.ts';

/** A colour of the palette, as `#rrggbb`. A stored colour outside the palette is kept and offered as one more choice. */
export function ColorField(props: FieldProps) {
  const { field, frame, control } = useField(props);
  const known = PALETTE.some((color) => color.value === field.value);
  const own = typeof field.value === 'string' && field.value !== '' && !known;
  const colors = own ? [...PALETTE, { value: field.value as string, label: '지금 색' }] : PALETTE;
  return (
    <FieldFrame {...frame} group>
      <Row
        role="radiogroup"
        wrap
        align="stretch"
        aria-labelledby={`${frame.id}-label`}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control['aria-required']}
      >
        {colors.map((color, index) => (
          <label key={color.value} className={css.color} style={{ backgroundColor: color.value }} title={color.label}>
            <input
              type="radio"
              name={field.name}
              value={color.value}
              aria-label={color.label}
              checked={field.value === color.value}
              disabled={control.disabled}
              ref={index === 0 ? field.ref : undefined}
              onChange={() => field.onChange(color.value)}
              onBlur={field.onBlur}
            />
            <CheckIcon aria-hidden />
          </label>
        ))}
      </Row>
    </FieldFrame>
  );
}

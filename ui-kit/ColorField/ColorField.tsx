import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { CheckIcon } from '../icons.ts';
import { Row } from '../Layout/Layout.tsx';
import css from './ColorField.module.css';
import { PALETTE } from './palette.ts';

export interface ColorFieldProps extends FieldProps {
  /** Offers no colour, stored as an empty text, under this name. @default undefined */
  emptyLabel?: string;
  /** Offers any other colour, too, in the browser's own dialog. @default false */
  takesAny?: boolean;
}

/** A colour of the palette, as `#rrggbb`. A stored colour outside the palette is kept and offered as one more choice. */
export function ColorField({ emptyLabel, takesAny = false, ...props }: ColorFieldProps) {
  const { field, frame, control } = useField(props);
  const known = PALETTE.some((color) => color.value === field.value);
  const own = typeof field.value === 'string' && field.value !== '' && !known;
  const colors = [
    ...(emptyLabel === undefined ? [] : [{ value: '', label: emptyLabel }]),
    ...PALETTE,
    ...(own ? [{ value: field.value as string, label: '지금 색' }] : []),
  ];
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
          <label
            key={color.value}
            className={color.value === '' ? css.none : css.color}
            style={{ backgroundColor: color.value || undefined }}
            title={color.label}
          >
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
        {takesAny && (
          <label className={css.any}>
            다른 색
            <input
              type="color"
              value={field.value || PALETTE[0].value}
              disabled={control.disabled}
              onChange={({ target }) => field.onChange(target.value)}
              onBlur={field.onBlur}
            />
          </label>
        )}
      </Row>
    </FieldFrame>
  );
}

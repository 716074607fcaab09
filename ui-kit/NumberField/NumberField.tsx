import { useState } from 'react';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { formatNumber, parseNumber } from './number.ts';

export interface NumberFieldProps extends FieldProps {
  /** The unit after the number: 명, 원, 점. @default undefined */
  unit?: string;
  /** Decimals that may be typed. @default 0 */
  decimals?: number;
  /** @default undefined */
  placeholder?: string;
}

/**
 * A number; `null` while empty. Grouped by thousands (1,200) except while typing. Text that is not a number stays visible
 * and becomes `NaN`, which every number schema rejects.
 */
export function NumberField({ unit, decimals = 0, placeholder, ...props }: NumberFieldProps) {
  const { field, frame, control, readOnly } = useField(props);
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <FieldFrame {...frame}>
      <div className={controlCss.box}>
        <input
          {...control}
          {...field}
          disabled={control.disabled}
          readOnly={readOnly}
          className={`${controlCss.bare} ${controlCss.number}`}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          placeholder={placeholder}
          value={draft ?? formatNumber(field.value)}
          onChange={(event) => {
            setDraft(event.target.value);
            field.onChange(parseNumber(event.target.value, decimals));
          }}
          onBlur={() => {
            if (!Number.isNaN(field.value)) setDraft(null);
            field.onBlur();
          }}
        />
        {unit && (
          <span className={controlCss.unit} aria-hidden>
            {unit}
          </span>
        )}
      </div>
    </FieldFrame>
  );
}

import type { ComponentPropsWithRef } from 'react';
import control from '../Field/control.module.css';
import { ChevronDownIcon } from '../icons.ts';

export interface SelectOption<V extends string | number = string | number> {
  /** The value in the form. */
  value: V;
  /** The label. */
  label: string;
  /** @default false */
  disabled?: boolean;
}

export interface SelectInputProps<V extends string | number> extends Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'multiple' | 'children'
> {
  /** The chosen value; `null` for none. */
  value: V | null;
  /** Called with the option's own value. */
  onChange: (value: V | null) => void;
  /** In the order shown. */
  options: readonly SelectOption<V>[];
  /** The label of "none"; without it, the choice cannot be cleared. @default undefined */
  emptyLabel?: string;
}

/** The native select, for filters and toolbars; in a form use `SelectField`. Give it an `aria-label`. */
export function SelectInput<V extends string | number>(props: SelectInputProps<V>) {
  const { value, onChange, options, emptyLabel, ...rest } = props;
  const known = options.some((option) => option.value === value);
  const choose = (text: string): void =>
    onChange(options.find((option) => String(option.value) === text)?.value ?? null);
  return (
    <span className={control.selectWrap}>
      <select
        {...rest}
        className={control.input}
        value={known ? String(value) : ''}
        onChange={(event) => choose(event.target.value)}
      >
        {(emptyLabel !== undefined || !known) && (
          <option value="" hidden={emptyLabel === undefined}>
            {emptyLabel ?? '선택해 주세요'}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={String(option.value)} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon aria-hidden />
    </span>
  );
}

import { useId } from 'react';
import { useController, useFormContext, type ControllerRenderProps, type FieldValues } from 'react-hook-form';

/** Props of every field of the kit. */
export interface FieldProps {
  /** The value's name in the form. */
  name: string;
  /** The label. */
  label: string;
  /** Shows the label to screen readers only. @default false */
  hideLabel?: boolean;
  /** Help to read before typing. @default undefined */
  hint?: string | undefined;
  /** Marks the label as required; the rule itself is in the form's schema. @default what the form's resolver says */
  required?: boolean;
  /** @default false */
  disabled?: boolean;
}

/** What a resolver may say of a field, so that no form repeats it. */
interface LimitedResolver {
  limitsOf?: (name: string) => { required?: boolean; maxLength?: number | undefined };
}

/** Binds a control to the form: its value, its error message, and the ARIA attributes that connect them. */
export function useField({ name, label, hideLabel = false, hint, disabled = false, ...props }: FieldProps) {
  const { resolver } = useFormContext().control._options;
  const limits = (resolver as LimitedResolver | undefined)?.limitsOf?.(name);
  const required = props.required ?? limits?.required ?? false;
  const { field, fieldState, formState } = useController<FieldValues>({ name });
  const id = useId();
  const error = fieldState.error?.message ?? (fieldState.error ? '값을 확인해 주세요.' : undefined);
  const describedBy = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean);
  return {
    field: field as ControllerRenderProps,
    frame: { id, label, hideLabel, required, hint, error },
    control: {
      id,
      disabled,
      'aria-invalid': fieldState.invalid || undefined,
      'aria-required': required || undefined,
      'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
    },
    /** The most characters of a text. */
    maxLength: limits?.maxLength,
    /** While the form is saving, text controls keep the focus but are read-only. */
    readOnly: formState.isSubmitting,
  };
}

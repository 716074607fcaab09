import { use, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, get, useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { FailureContext } from '../QueryView/FailureContext.ts';
import { failureFields } from './failure.ts';
import { Stack } from '../Layout/Layout.tsx';
import css from './Form.module.css';
import { FormAlert } from './FormAlert.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface FormProps<T extends FieldValues, Output> {
  /** The result of `useForm`. */
  form: UseFormReturn<T, unknown, Output>;
  /**
   * Saves the validated values. A thrown error is shown: `fieldErrors` at their fields, those of
   * fields that are not in this form and otherwise `message` above the buttons.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Fields, then buttons. */
  children: ReactNode;
  /** Ask before the tab is closed with unsaved changes. @default true */
  guard?: boolean;
}

/**
 * Provides the form to the kit's fields. Enter saves, in a field of several lines Ctrl+Enter. Focuses the first invalid field, sets `aria-busy` while saving and prevents a
 * second submit.
 */
export function Form<T extends FieldValues, Output>({ form, onSubmit, children, guard = true }: FormProps<T, Output>) {
  const { isSubmitting, isDirty } = useFormState({ control: form.control });
  const describe = use(FailureContext);
  useLeaveGuard(guard && isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      const messages = failureFields(error);
      const isHere = ([name]: [string, string]): boolean => get(form.getValues(), name) !== undefined;
      const here = messages.filter(isHere);
      const elsewhere = messages.filter((entry) => !isHere(entry)).map(([, message]) => message);
      for (const [index, [name, message]] of here.entries()) {
        form.setError(name as Path<T>, { type: 'server', message }, { shouldFocus: index === 0 });
      }
      if (elsewhere.length > 0) form.setError('root', { type: 'server', message: elsewhere.join(' ') });
      else if (here.length === 0) form.setError('root', { type: 'server', message: describe(error).message });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={css.form}
        aria-busy={isSubmitting || undefined}
        onKeyDown={submitByKey}
        // An editor would make a line of it first.
        onKeyDownCapture={(event) => (event.target as HTMLElement).isContentEditable && submitByKey(event)}
        onSubmit={(event) => {
          event.stopPropagation();
          if (isSubmitting) event.preventDefault();
          else void submit(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** Ctrl+Enter or ⌘Enter saves from every field, also where Enter begins a line, unless the field has a use for it. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  if (event.defaultPrevented) return;
  // A form in a dialog opened from this one is its own.
  if (!event.currentTarget.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

/** The error message of the whole form, placed where the form wants it; `FormStack` has it at its end. */
export function FormMessage() {
  const { errors } = useFormState();
  return <FormAlert message={errors.root?.message} />;
}

/** Fields below each other, then the form's error message. */
export function FormStack({ children }: { children: ReactNode }) {
  return (
    <Stack gap={14}>
      {children}
      <FormMessage />
    </Stack>
  );
}

/** Fields side by side; below each other on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

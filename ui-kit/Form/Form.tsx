import type { ReactNode } from 'react';
import { FormProvider, get, useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { failureFields, failureMessage } from './failure.ts';
import css from './Form.module.css';
import { FormAlert } from './FormAlert.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

export interface FormProps<T extends FieldValues, Output> {
  /** What `useForm` gave. */
  form: UseFormReturn<T, unknown, Output>;
  /**
   * Saves the checked values. What it throws is shown: `fieldErrors` at their fields, those for
   * fields that are not in this form and otherwise `message` above the buttons.
   */
  onSubmit: (values: Output) => void | Promise<void>;
  /** Fields, then buttons. */
  children: ReactNode;
  /** Ask before the tab is closed with changes in it. @default true */
  guard?: boolean;
}

/**
 * Binds kit fields by name. Puts the focus on the first wrong field, marks itself busy while saving and lets nothing be
 * sent twice.
 */
export function Form<T extends FieldValues, Output>({ form, onSubmit, children, guard = true }: FormProps<T, Output>) {
  const { isSubmitting, isDirty } = useFormState({ control: form.control });
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
      else if (here.length === 0) form.setError('root', { type: 'server', message: failureMessage(error) });
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={css.form}
        aria-busy={isSubmitting || undefined}
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

/** The form-level message, where the form wants it; `FormStack` has it at its end. */
export function FormMessage() {
  const { errors } = useFormState();
  return <FormAlert message={errors.root?.message} />;
}

/** Fields under one another, the form's message last. */
export function FormStack({ children }: { children: ReactNode }) {
  return (
    <div className={css.stack}>
      {children}
      <FormMessage />
    </div>
  );
}

/** Fields beside one another; under one another on a phone. */
export function FormRow({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

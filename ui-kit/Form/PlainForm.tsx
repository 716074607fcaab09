import { createContext, use, useId, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import controlCss from '../Field/control.module.css';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { PasswordInput } from '../PasswordField/PasswordInput.tsx';
import { FailureContext } from '../QueryView/FailureContext.ts';
import { failureFields } from './failure.ts';
import { Stack } from '../Layout/Layout.tsx';
import css from './Form.module.css';
import { FormAlert } from './FormAlert.tsx';

interface State {
  errors: Readonly<Record<string, string>>;
  isSubmitting: boolean;
}

const FormState = createContext<State>({ errors: {}, isSubmitting: false });

export interface PlainFormProps {
  /** Names of the fields, all of which must be filled. */
  names: readonly string[];
  /** Sends the texts; a thrown error is shown as in `Form`. */
  onSubmit: (values: Record<string, string>) => Promise<void>;
  /** The label of the main button. */
  submitLabel: string;
  /** `PlainField`s. */
  children: ReactNode;
}

/** A form of a few required texts without the form library, for the first page everybody loads. */
export function PlainForm({ names, onSubmit, submitLabel, children }: PlainFormProps) {
  const describe = use(FailureContext);
  const [state, setState] = useState<State>({ errors: {}, isSubmitting: false });
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const typed = new FormData(form);
    const values = Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')]));
    const empty = names.filter((name) => values[name] === '');
    if (empty.length > 0) {
      setState({ errors: Object.fromEntries(empty.map((name) => [name, EMPTY])), isSubmitting: false });
      form.querySelector<HTMLInputElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    setState({ errors: {}, isSubmitting: true });
    try {
      await onSubmit(values);
      setState({ errors: {}, isSubmitting: false });
    } catch (error) {
      const here = failureFields(error).filter(([name]) => names.includes(name));
      setState({
        errors: here.length > 0 ? Object.fromEntries(here) : { [ROOT]: describe(error).message },
        isSubmitting: false,
      });
    }
  };
  const onFormSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!state.isSubmitting) void submit(event.currentTarget);
  };
  // A message goes once its field is typed in.
  const onInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name } = target as HTMLInputElement;
    if (name in state.errors) setState({ ...state, errors: { ...state.errors, [name]: '' } });
  };
  return (
    <FormState value={state}>
      <form
        noValidate
        className={css.form}
        aria-busy={state.isSubmitting || undefined}
        onSubmit={onFormSubmit}
        onInput={onInput}
      >
        <Stack gap={14}>
          {children}
          <Button type="submit" variant="primary" fullWidth loading={state.isSubmitting}>
            {submitLabel}
          </Button>
          <FormAlert message={state.errors[ROOT]} />
        </Stack>
      </form>
    </FormState>
  );
}

export interface PlainFieldProps {
  name: string;
  label: string;
  /** @default 'text' */
  type?: 'text' | 'password';
  /** What the browser may fill in. */
  autoComplete: string;
  /** The keys that a phone shows. @default undefined */
  inputMode?: 'numeric' | 'tel';
  /** Has the focus at first, but on a touch screen, where a keyboard would hide the page. @default false */
  autoFocus?: boolean;
}

/** A required text of a `PlainForm`. */
export function PlainField({
  name,
  label,
  type = 'text',
  autoComplete,
  inputMode,
  autoFocus = false,
}: PlainFieldProps) {
  const { errors, isSubmitting } = use(FormState);
  const id = useId();
  const error = errors[name] || undefined;
  const control = {
    id,
    name,
    autoComplete,
    inputMode,
    readOnly: isSubmitting,
    'aria-required': true,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  return (
    <FieldFrame id={id} label={label} required error={error}>
      {type === 'password' ? (
        <PasswordInput {...control} />
      ) : (
        <input {...control} ref={autoFocus ? focusFirst : undefined} className={controlCss.input} />
      )}
    </FieldFrame>
  );
}

function focusFirst(input: HTMLInputElement | null): void {
  if (matchMedia('(hover: hover)').matches) input?.focus();
}

const EMPTY = '꼭 입력해 주세요.';
const ROOT = '';

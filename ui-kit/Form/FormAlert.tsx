import { AlertIcon } from '../icons.ts';
import css from './Form.module.css';

/** The form's own error message; the live region is always rendered, so that screen readers announce the text when it appears. */
export function FormAlert({ message }: { message: string | null | undefined }) {
  return (
    <div role="alert" className={css.alertPlace}>
      {message && (
        <p className={css.alert}>
          <AlertIcon aria-hidden />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

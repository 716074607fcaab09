import { AlertIcon } from '../icons.ts';
import css from './Form.module.css';

/** The form's own message; the region stands from the start, so that screen readers notice the text arriving. */
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

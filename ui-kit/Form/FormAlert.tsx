import { useEffect, useRef } from 'react';
import { AlertIcon } from '../icons.ts';
import css from './Form.module.css';

/**
 * The form's own error message; the live region is always rendered, so that screen readers announce the text when it appears. It scrolls into
 * view: in a long dialog it would be below the edge.
 */
export function FormAlert({ message }: { message: string | null | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <div ref={place} role="alert" className={css.alertPlace}>
      {message && (
        <p className={css.alert}>
          <AlertIcon aria-hidden />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

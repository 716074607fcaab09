import { useState } from 'react';
import { Button, formatPhone } from '#ui-kit';
import css from './MePage.module.css';

/** One's number, its middle hidden from whoever looks over the shoulder until it is asked for. */
export function Phone({ number }: { number: string }) {
  const [isShown, setShown] = useState(false);
  const words = formatPhone(number);
  return (
    <span className={css.phone}>
      {isShown ? words : words.replace(/-\d+-/, '-••••-')}
      <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? '가리기' : '보기'}
      </Button>
    </span>
  );
}

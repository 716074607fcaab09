import { useState } from 'react';
import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { Button, formatInstant } from '#ui-kit';
import { List } from '../List.tsx';
import css from './Family.module.css';

/** How many stand there before the rest is asked for. */
const SHOWN = 3;

/** What the academy texted to the parents. */
export function Messages({ messages }: Pick<ParentPage, 'messages'>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? messages : messages.slice(0, SHOWN);
  return (
    <div className={css.messages}>
      <List
        title="받은 문자"
        none=""
        rows={shown.map(({ id, body, sentAt }) => ({ key: id, main: body, note: formatInstant(sentAt) }))}
      />
      {shown.length < messages.length && (
        <Button fullWidth onClick={() => setWhole(true)}>{`문자 ${messages.length - SHOWN}개 더 보기`}</Button>
      )}
    </div>
  );
}

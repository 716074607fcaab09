import { useSyncExternalStore } from 'react';
import css from './ForgottenCalls.module.css';
import { forgottenNames, watchForgotten } from './answerForgotten.ts';

/** Over the canvas: the calls to which the story gives no answer. The screen beneath looks as if a server had failed. */
export function ForgottenCalls() {
  const names = useSyncExternalStore(watchForgotten, forgottenNames);
  if (names.length === 0) return null;
  return (
    <p role="alert" className={css.strip}>
      이 스토리에 모의 응답이 없는 요청: {names.join(', ')}
    </p>
  );
}

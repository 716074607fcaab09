import css from './LiveDot.module.css';

/** Whether changes by others arrive live, the connection is being made, or there is none. */
export type LiveState = 'live' | 'connecting' | 'offline';

export interface LiveDotProps {
  /** The connection. */
  state: LiveState;
}

const words: Record<LiveState, string> = { live: '실시간', connecting: '연결 중', offline: '연결 끊김' };

/** Shows whether changes by others arrive without a reload: a dot while they do, with a word while they don't. */
export function LiveDot({ state }: LiveDotProps) {
  return (
    <span role="status" className={css.live} data-state={state} title={words[state]}>
      <span className={css.dot} aria-hidden />
      <span className={state === 'live' ? 'visually-hidden' : undefined}>{words[state]}</span>
    </span>
  );
}

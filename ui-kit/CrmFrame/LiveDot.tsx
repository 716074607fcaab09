import css from './LiveDot.module.css';

/** Whether changes by others arrive live, the connection is being made, or there is none. */
export type LiveState = 'live' | 'connecting' | 'offline';

export interface LiveDotProps {
  /** The connection. */
  state: LiveState;
}

const words: Record<LiveState, string> = { live: '실시간', connecting: '연결 중', offline: '연결 끊김' };

/** Shows whether changes by others arrive without a reload. */
export function LiveDot({ state }: LiveDotProps) {
  return (
    <span role="status" className={css.live} data-state={state}>
      <span className={css.dot} aria-hidden />
      {words[state]}
    </span>
  );
}

import css from './LiveDot.module.css';

/** How the page hears of changes: at once, trying to, or not at all. */
export type LiveState = 'live' | 'connecting' | 'offline';

export interface LiveDotProps {
  /** The connection. */
  state: LiveState;
}

const words: Record<LiveState, string> = { live: '실시간', connecting: '연결 중', offline: '연결 끊김' };

/** Says whether what others change arrives by itself. */
export function LiveDot({ state }: LiveDotProps) {
  return (
    <span role="status" className={css.live} data-state={state}>
      <span className={css.dot} aria-hidden />
      {words[state]}
    </span>
  );
}

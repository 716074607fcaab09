import { FailedState } from '../States/States.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Controls } from './Controls.tsx';
import { NameMark } from './NameMark.tsx';
import { useKeys } from './useKeys.ts';
import { useVideoPlayer, type Film } from './useVideoPlayer.ts';
import css from './VideoPlayer.module.css';

export interface VideoPlayerProps extends Film {
  title: string;
  /** Name and number of whoever watches, moving over the picture. @default undefined */
  mark?: string;
}

/** Plays a film with our own controls: K and the space bar, arrows, <, >, M, C, P and F. */
export function VideoPlayer({ title, mark, ...film }: VideoPlayerProps) {
  const { source } = film;
  const { video, state, events, actions, retry } = useVideoPlayer(film);
  useKeys(actions);
  return (
    <section className={css.player} aria-label={`${title} 재생기`}>
      <div className={css.picture}>
        <video
          ref={video}
          className={css.film}
          src={state.url}
          poster={source.posterUrl ?? undefined}
          aria-label={title}
          playsInline
          preload="metadata"
          controlsList="nodownload"
          onContextMenu={(event) => event.preventDefault()}
          onClick={actions.toggle}
          {...events}
        >
          {source.captionsUrl && <track kind="captions" srcLang="ko" label="한국어" src={source.captionsUrl} />}
        </video>
        {mark !== undefined && <NameMark words={mark} />}
        {state.isWaiting && state.failure === null && (
          <span className={css.waiting}>
            <Spinner label="불러오는 중" />
          </span>
        )}
        {state.failure !== null && (
          <div className={css.failure}>
            <FailedState message={state.failure} onRetry={retry} />
          </div>
        )}
      </div>
      {state.failure === null && <Controls state={state} actions={actions} captions={source.captionsUrl !== null} />}
    </section>
  );
}

import type { VideoSource } from '#client/generated/rest/videos.ts';
import { FailedState, Spinner } from '#ui-kit';
import type { Reporter } from '../progress/reporter.ts';
import { Controls } from './Controls.tsx';
import { NameMark } from './NameMark.tsx';
import css from './Player.module.css';
import { useKeys } from './useKeys.ts';
import { usePlayer } from './usePlayer.ts';

interface PlayerProps {
  title: string;
  source: VideoSource;
  /** Where it goes on, in seconds. */
  startAt: number;
  /** Name and number of whoever watches. */
  mark: string;
  reporter: Reporter;
  reopen: () => Promise<VideoSource>;
}

/** Plays a film with our own controls, with the watcher's name over the picture. */
export function Player({ title, source, startAt, mark, reporter, reopen }: PlayerProps) {
  const { video, state, events, actions, retry } = usePlayer({ source, startAt, reporter, reopen });
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
        <NameMark words={mark} />
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
      <Controls state={state} actions={actions} captions={source.captionsUrl !== null} />
    </section>
  );
}

import type { Ref } from 'react';
import css from './VideoPlayer.module.css';

interface VideoFrameProps {
  title: string;
  url: string;
  /** @default none */
  ref?: Ref<HTMLIFrameElement>;
}

/** A video of another host with the controls of that host, which is told where it plays but not on which page. */
export function VideoFrame({ title, url, ref }: VideoFrameProps) {
  return (
    <section className={css.player} aria-label={`${title} 재생기`}>
      <iframe
        ref={ref}
        className={css.frame}
        title={title}
        src={url}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </section>
  );
}

import { useRef } from 'react';
import type { VideoSource } from '#client/generated/rest/videos.ts';
import type { Reporter } from '../progress/reporter.ts';
import css from './Embed.module.css';
import { useEmbedTime } from './useEmbedTime.ts';

interface EmbedProps {
  title: string;
  source: VideoSource;
  startAt: number;
  reporter: Reporter;
}

/** A video of YouTube or Vimeo in the host that sets no cookies. Its own controls; it tells us where it stands. */
export function Embed({ title, source, startAt, reporter }: EmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEmbedTime(frame, source.kind, reporter);
  const start = Math.floor(startAt);
  const url = new URL(source.url);
  if (source.kind === 'YOUTUBE') {
    url.searchParams.set('enablejsapi', '1');
    url.searchParams.set('playsinline', '1');
    url.searchParams.set('start', String(start));
    url.searchParams.set('origin', location.origin);
  } else url.hash = `t=${start}s`;
  return (
    <section className={css.player} aria-label={`${title} 재생기`}>
      <iframe
        ref={frame}
        className={css.frame}
        title={title}
        src={url.href}
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </section>
  );
}

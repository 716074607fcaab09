import { useRef } from 'react';
import type { VideoSource } from '#client/generated/rest/videos.ts';
import { VideoFrame } from '#ui-kit/VideoPlayer/VideoFrame.tsx';
import type { Reporter } from '../progress/reporter.ts';
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
  return <VideoFrame ref={frame} title={title} url={url.href} />;
}

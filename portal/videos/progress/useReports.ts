import { useEffect, useState } from 'react';
import { reportVideoProgress, type VideoProgress } from '#client/generated/rest/videos.ts';
import { createReporter, type Reporter } from './reporter.ts';

interface Watching {
  userId: string;
  progress: VideoProgress;
  /** Called with what the server knows now. */
  onProgress: (progress: VideoProgress) => void;
}

/** Tells the server every few seconds, and when the page is left, what was played. */
export function useReports({ userId, progress, onProgress }: Watching): Reporter {
  const [reporter] = useState(() =>
    createReporter({
      userId,
      videoId: progress.videoId,
      position: progress.lastPositionSeconds,
      send: reportVideoProgress,
      onProgress,
    }),
  );
  useEffect(() => {
    const often = setInterval(() => reporter.tick(), 1000);
    const leave = () => void reporter.send({ leaving: true });
    const hide = () => document.visibilityState === 'hidden' && leave();
    const online = () => void reporter.send();
    addEventListener('pagehide', leave);
    addEventListener('online', online);
    document.addEventListener('visibilitychange', hide);
    // The first, which starts the server's clock and brings what was kept.
    void reporter.send({ first: true });
    return () => {
      clearInterval(often);
      removeEventListener('pagehide', leave);
      removeEventListener('online', online);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, [reporter]);
  return reporter;
}

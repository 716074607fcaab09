import { useEffect, type RefObject } from 'react';
import type { VideoSource } from '#client/generated/rest/videos.ts';
import type { Reporter } from '../progress/reporter.ts';

/** Listens to the messages in which an embedded player says where it stands. */
export function useEmbedTime(
  frame: RefObject<HTMLIFrameElement | null>,
  kind: VideoSource['kind'],
  reporter: Reporter,
): void {
  useEffect(() => {
    const host = kind === 'YOUTUBE' ? 'https://www.youtube-nocookie.com' : 'https://player.vimeo.com';
    const say = (message: object) => frame.current?.contentWindow?.postMessage(JSON.stringify(message), host);
    const begin = (): void => {
      if (kind === 'YOUTUBE') say({ event: 'listening', id: 'academy', channel: 'widget' });
      else for (const value of ['timeupdate', 'pause', 'ended', 'seeked']) say({ method: 'addEventListener', value });
    };
    const onMessage = ({ origin, source, data }: MessageEvent): void => {
      if (origin !== host || source !== frame.current?.contentWindow) return;
      const seconds = secondsOf(data);
      if (seconds !== null) reporter.look(seconds);
      else if (kind === 'VIMEO' && String(data).includes('"ready"')) begin();
    };
    const element = frame.current;
    element?.addEventListener('load', begin);
    addEventListener('message', onMessage);
    return () => {
      element?.removeEventListener('load', begin);
      removeEventListener('message', onMessage);
    };
  }, [frame, kind, reporter]);
}

/** Where the film stands, by a message of either host; null for any other. */
export function secondsOf(data: unknown): number | null {
  try {
    const message: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    const { info, data: facts } = message as { info?: { currentTime?: unknown }; data?: { seconds?: unknown } };
    const seconds = info?.currentTime ?? facts?.seconds;
    return typeof seconds === 'number' && seconds >= 0 ? seconds : null;
  } catch {
    return null;
  }
}

import { useCallback, useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { keepSpeed, readSpeed, speeds } from './speed.ts';

/** Is told what is really played. */
export interface Watcher {
  /** The film stands here, and has played on unless it jumped. */
  look: (at: number) => void;
  /** The film was put here. */
  jump: (at: number) => void;
  /** A good time to pass on what was played. */
  send: () => unknown;
}

/** A film and how it goes on. */
export interface Film {
  /** Addresses of the film, its picture and its captions. */
  source: { url: string; posterUrl: string | null; captionsUrl: string | null };
  /** Where it goes on, in seconds. @default 0 */
  startAt?: number;
  /** @default nobody */
  watcher?: Watcher;
  /** A fresh address, when the old one has run out. */
  reopen: () => Promise<{ url: string }>;
  /** Why there is none, in words. */
  reasonOf: (error: unknown) => string;
}

const nobody: Watcher = { look: () => undefined, jump: () => undefined, send: () => undefined };

/** What the controls show. */
export interface PlayerState {
  url: string;
  at: number;
  duration: number;
  isPlaying: boolean;
  isWaiting: boolean;
  isMuted: boolean;
  speed: number;
  hasCaptions: boolean;
  failure: string | null;
}

/** A film's element with its state, what can be done with it, and what its progress is told. */
export function useVideoPlayer({ source, startAt = 0, watcher = nobody, reopen, reasonOf }: Film) {
  const video = useRef<HTMLVideoElement>(null);
  // Where a fresh address goes on from.
  const resume = useRef({ at: startAt, play: false, tries: 0 });
  const [state, setState] = useState<PlayerState>(() => ({
    url: source.url,
    at: startAt,
    duration: 0,
    isPlaying: false,
    isWaiting: true,
    isMuted: false,
    speed: readSpeed(),
    hasCaptions: false,
    failure: null,
  }));
  const change = useCallback((values: Partial<PlayerState>) => setState((old) => ({ ...old, ...values })), []);
  const actions = usePlayerActions(video, change);

  useEffect(() => {
    if (video.current) video.current.playbackRate = state.speed;
  }, [state.speed, state.url]);

  const onError = (): void => {
    const { current: element } = video;
    // An address lives five minutes; a film that is watched longer asks for another one.
    resume.current = { at: state.at, play: state.isPlaying, tries: resume.current.tries + 1 };
    if (!element || resume.current.tries > 3) {
      return change({ failure: '영상을 재생할 수 없습니다. 이 기기에서 지원하지 않는 형식이거나 연결이 끊겼습니다.' });
    }
    reopen().then(
      ({ url }) => {
        if (url === state.url) element.load();
        change({ url });
      },
      (error: unknown) => change({ failure: reasonOf(error) }),
    );
  };
  const events = {
    onLoadedMetadata: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
      element.currentTime = resume.current.at;
      element.playbackRate = state.speed;
      change({ duration: element.duration, isWaiting: false, failure: null });
      if (resume.current.play) void element.play().catch(() => undefined);
    },
    onTimeUpdate: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
      change({ at: element.currentTime });
      if (element.seeking) return;
      resume.current.tries = 0;
      if (!element.paused || element.ended) watcher.look(element.currentTime);
    },
    onSeeked: ({ currentTarget: element }: SyntheticEvent<HTMLVideoElement>) => {
      watcher.jump(element.currentTime);
      if (element.paused) void watcher.send();
    },
    onPlay: () => change({ isPlaying: true }),
    onPause: () => {
      change({ isPlaying: false });
      void watcher.send();
    },
    onEnded: () => void watcher.send(),
    onWaiting: () => change({ isWaiting: true }),
    onPlaying: () => change({ isWaiting: false }),
    onVolumeChange: ({ currentTarget: { muted } }: SyntheticEvent<HTMLVideoElement>) => change({ isMuted: muted }),
    onError,
  };
  const retry = (): void => {
    resume.current.tries = 0;
    change({ failure: null });
    onError();
  };
  return { video, state, events, actions, retry };
}

/** What the buttons and keys do. */
export type PlayerActions = ReturnType<typeof usePlayerActions>;

function usePlayerActions(
  video: React.RefObject<HTMLVideoElement | null>,
  change: (values: Partial<PlayerState>) => void,
) {
  const seek = (to: number): void => {
    const { current: element } = video;
    if (element) element.currentTime = Math.min(Math.max(0, to), element.duration || to);
  };
  const setSpeed = (speed: number): void => {
    keepSpeed(speed);
    change({ speed });
  };
  return {
    seek,
    setSpeed,
    skip: (seconds: number) => seek((video.current?.currentTime ?? 0) + seconds),
    faster: (steps: number) => {
      const next = speeds[speeds.indexOf(video.current?.playbackRate ?? 1) + steps];
      if (next !== undefined) setSpeed(next);
    },
    toggle: () => {
      const { current: element } = video;
      if (element?.paused) void element.play().catch(() => undefined);
      else element?.pause();
    },
    mute: () => {
      if (video.current) video.current.muted = !video.current.muted;
    },
    captions: () => {
      const track = video.current?.textTracks[0];
      if (!track) return;
      const isOn = track.mode !== 'showing';
      track.mode = isOn ? 'showing' : 'hidden';
      change({ hasCaptions: isOn });
    },
    pictureInPicture: () => {
      if (document.pictureInPictureElement) void document.exitPictureInPicture();
      else void video.current?.requestPictureInPicture().catch(() => undefined);
    },
    fullScreen: () => {
      // The frame, so that the mark and our controls go with it.
      if (document.fullscreenElement) void document.exitFullscreen();
      else void video.current?.parentElement?.parentElement?.requestFullscreen().catch(() => undefined);
    },
  };
}

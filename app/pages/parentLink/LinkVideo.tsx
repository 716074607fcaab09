import type { ParentPage } from '#client/generated/rest/parentLinks.ts';
import { EmptyState } from '#ui-kit';
import css from './ParentLink.module.css';

/** One video, while the student may watch it. */
export function LinkVideo({ page: { video } }: { page: ParentPage }) {
  if (!video) {
    return (
      <EmptyState of="lesson" title="지금은 볼 수 없는 영상이에요">
        시청 기간이 아니거나 영상이 아직 없어요.
      </EmptyState>
    );
  }
  const isEmbedded = video.kind === 'YOUTUBE' || video.kind === 'VIMEO';
  return (
    <figure className={css.video}>
      {isEmbedded ? (
        <iframe src={video.url} title={video.title} allow="fullscreen" />
      ) : (
        <video src={video.url} controls playsInline preload="metadata" aria-label={video.title} />
      )}
      <figcaption>{video.title}</figcaption>
    </figure>
  );
}

import { openParentLink } from '#client/generated/rest/parentLinks.ts';
import { problemText } from '#client/problemText.ts';
import { EmptyState } from '#ui-kit';
import { UserError } from '#ui-kit/format/UserError.ts';
import { VideoFrame } from '#ui-kit/VideoPlayer/VideoFrame.tsx';
import { VideoPlayer } from '#ui-kit/VideoPlayer/VideoPlayer.tsx';
import type { PartProps } from './part.ts';

const closedWords = '시청 기간이 아니거나 영상이 아직 없어요.';

/** One video, while the student may watch it, in the student's player; what is played here is not what the student watched. */
export function LinkVideo({ page: { video }, link }: Omit<PartProps, 'onDone'>) {
  if (!video)
    return (
      <EmptyState of="lesson" title="지금은 볼 수 없는 영상이에요">
        {closedWords}
      </EmptyState>
    );
  const { title, kind, url, mark } = video;
  if (kind === 'YOUTUBE' || kind === 'VIMEO') return <VideoFrame title={title} url={url} />;
  const reopen = async () => {
    const { video: now } = await openParentLink(link);
    if (!now) throw new UserError(closedWords);
    return now;
  };
  return (
    <>
      <h2>{title}</h2>
      <VideoPlayer title={title} mark={mark} source={video} reopen={reopen} reasonOf={problemText} />
    </>
  );
}

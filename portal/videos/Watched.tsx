import type { VideoProgress } from '#client/generated/rest/videos.ts';
import { Card } from '../shared/page/Card.tsx';
import { clockOf } from '#ui-kit/format/time/clock.ts';
import css from './Watched.module.css';

/** How much of the video was watched, and which parts. */
export function Watched({
  progress: { percent, coveredSeconds, durationSeconds, ranges },
}: {
  progress: VideoProgress;
}) {
  const share = (seconds: number) => `${(seconds / durationSeconds) * 100}%`;
  return (
    <Card title="내 진도">
      <p className={css.words}>{`${percent}% 봤어요 (${clockOf(coveredSeconds)} / ${clockOf(durationSeconds)})`}</p>
      <div className={css.strip} aria-hidden>
        {ranges.map(({ from, to }) => (
          <span key={from} style={{ insetInlineStart: share(from), inlineSize: share(to - from) }} />
        ))}
      </div>
      <p className={css.note}>실제로 재생한 부분만 진도에 들어가고, 다른 기기에서도 이어서 볼 수 있어요.</p>
    </Card>
  );
}

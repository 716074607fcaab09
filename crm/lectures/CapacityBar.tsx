import type { Tone } from '#ui-kit';
import { ShareBar } from '../shared/page/ShareBar.tsx';

interface CapacityBarProps {
  enrolled: number;
  capacity: number;
}

/** How full a lecture is; the bar changes colour when it is nearly full. */
export function CapacityBar({ enrolled, capacity }: CapacityBarProps) {
  const full = enrolled >= capacity;
  const tone: Tone = full ? 'negative' : enrolled >= capacity * 0.9 ? 'warning' : 'accent';
  return (
    <ShareBar parts={[{ label: '수강', count: enrolled, tone }]} whole={capacity}>
      {`${enrolled}/${capacity}명${full ? ' · 마감' : ''}`}
    </ShareBar>
  );
}

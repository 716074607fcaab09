import { ShareBar } from '../../shared/page/ShareBar.tsx';
import css from './AddStudents.module.css';

interface CapacityNoteProps {
  /** The enrolled students, without the chosen ones. */
  enrolled: number;
  chosen: number;
  capacity: number;
}

/** Whether the chosen students fit into the lecture's capacity. */
export function CapacityNote({ enrolled, chosen, capacity }: CapacityNoteProps) {
  const after = enrolled + chosen;
  const over = after - capacity;
  return (
    <div className={css.capacity} role="status" data-over={over > 0 || undefined}>
      <ShareBar
        whole={capacity}
        parts={[
          { label: '수강 중', count: enrolled, tone: 'accent' },
          {
            label: '선택',
            count: Math.min(chosen, capacity - enrolled),
            tone: over > 0 ? 'negative' : 'positive',
          },
        ]}
      >
        {`지금 ${enrolled}명 + 선택 ${chosen}명 / 정원 ${capacity}명`}
      </ShareBar>
      {over > 0 && <p>{`정원보다 ${over}명 많습니다. 선택을 줄이거나 강의의 정원을 늘려 주세요.`}</p>}
    </div>
  );
}

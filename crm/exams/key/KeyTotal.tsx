import { Button, ConflictFrame } from '#ui-kit';
import { givenPoints } from './keyRows.ts';
import type { PendingKey } from './useKey.ts';

interface KeyTotalProps {
  pending: PendingKey;
  /** Takes the sum of the points as the 만점. */
  onTotal: ((total: number) => void) | undefined;
}

/** Asks which of two 만점 is meant, when the points make another one than the exam has. */
export function KeyTotal({ pending, onTotal }: KeyTotalProps) {
  const sum = givenPoints(pending.rows);
  return (
    <div role="alert">
      {pending.isShort && (
        <ConflictFrame
          label="만점과 배점"
          choices={
            <>
              <Button size="small" onClick={() => onTotal?.(sum)}>
                {`만점을 ${sum}점으로`}
              </Button>
              <Button size="small" variant="primary" onClick={pending.share}>
                배점 고르게 나누기
              </Button>
            </>
          }
        >
          <p>{`배점의 합은 ${sum}점이고 만점은 ${pending.total}점입니다. 만점을 바꾸면 커트라인도 같은 비율로 바뀝니다.`}</p>
        </ConflictFrame>
      )}
    </div>
  );
}

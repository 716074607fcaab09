import { Button, ConflictFrame } from '#ui-kit';
import type { KeyChange } from './keyChanges.ts';
import { keyFieldNames, keyValueText, type KeyRow } from './keyRows.ts';
import type { PendingKey } from './useKey.ts';

/** The most changes listed; the others are counted. */
const NAMED = 6;

/** A conflict of two people editing the same key: both people's changes, and the choice between them. */
export function KeyConflict({ pending }: { pending: PendingKey }) {
  const { theirs, rows } = pending;
  return (
    <div role="alert">
      {theirs.length > 0 && (
        <ConflictFrame
          label="다른 사람이 바꾼 정답표"
          choices={
            <>
              <Button size="small" onClick={pending.takeTheirs}>
                쓰던 값을 버리고 새 정답표로
              </Button>
              <Button size="small" variant="primary" onClick={pending.keepMine}>
                내가 수정한 칸 지키기
              </Button>
            </>
          }
        >
          <p>
            <strong>쓰는 동안 다른 사람이 정답표를 바꿨습니다.</strong> 쓰던 값은 그대로 있습니다.
          </p>
          <ul role="list">
            {theirs.slice(0, NAMED).map((change) => (
              <li key={`${change.rowId} ${change.field}`}>{describe(change, rows)}</li>
            ))}
            {theirs.length > NAMED && <li>{`외 ${theirs.length - NAMED}칸`}</li>}
          </ul>
        </ConflictFrame>
      )}
    </div>
  );
}

function describe({ rowId, field, before, after }: KeyChange, rows: readonly KeyRow[]): string {
  const text = (value: string | undefined): string => keyValueText(field, value) || '비움';
  const mine = rows.find(({ id }) => id === rowId)?.[field];
  const own = mine === before || mine === after ? '' : ` (내가 쓴 값 ${text(mine)})`;
  return `${rowId}번 ${keyFieldNames[field]}: ${text(before)} → ${text(after)}${own}`;
}

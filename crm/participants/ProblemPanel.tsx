import { josa } from 'es-hangul';
import { Button, formatInstant } from '#ui-kit';
import css from './Attendance.module.css';
import { cellKey, type Draft, type Drafts } from './drafts.ts';
import { textOf, type AttendanceRow, type AttendanceType } from './rows.ts';

interface ProblemPanelProps {
  drafts: Drafts;
  rows: readonly AttendanceRow[];
  types: readonly AttendanceType[];
  /** Writes it once more, over the other's value when there is one. */
  onInsist: (draft: Draft) => void;
  /** Lets it go. */
  onGiveUp: (draft: Draft) => void;
}

/** What could not be saved, both values side by side; it waits here and takes no focus from a person who types. */
export function ProblemPanel({ drafts, rows, types, onInsist, onGiveUp }: ProblemPanelProps) {
  const problems = [...drafts.values()].filter((draft) => draft.state === 'conflict' || draft.state === 'failed');
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul role="list" className={css.problems} aria-label="저장하지 못한 칸">
          {problems.map((draft) => {
            const name = rows.find((row) => row.id === draft.rowId)?.student.user.name ?? '';
            const mine = textOf(draft.value, draft.column, types) || '비움';
            return (
              <li
                key={cellKey(draft.rowId, draft.column)}
                className={css.problem}
                data-problem={cellKey(draft.rowId, draft.column)}
              >
                <p>
                  <strong>{name}</strong> {columnNames[draft.column]} — <Reason draft={draft} mine={mine} />
                </p>
                <Button size="small" onClick={() => onGiveUp(draft)}>
                  {draft.conflict ? '그대로 두기' : '그만두기'}
                </Button>
                <Button size="small" variant="primary" onClick={() => onInsist(draft)}>
                  {draft.conflict ? `내 값(${mine})으로 바꾸기` : '다시 저장'}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function Reason({ draft: { conflict, message }, mine }: { draft: Draft; mine: string }) {
  if (!conflict) return `${mine}: ${message ?? '저장하지 못했습니다.'}`;
  const theirs = conflict.theirs || '비움';
  const when = conflict.changedAt === null ? '' : `${formatInstant(conflict.changedAt)}에 `;
  return (
    <>
      {conflict.changedBy ?? '다른 사람'}님이 {when}
      <span className={css.values}>{theirs}</span>
      {josa.pick(theirs, '으로/로')} 바꿨습니다. 내가 쓴 값은 <span className={css.values}>{mine}</span>입니다.
    </>
  );
}

const columnNames: Record<Draft['column'], string> = { attendance: '출결', memo: '메모', lock: '잠금' };

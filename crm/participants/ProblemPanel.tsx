import { josa } from 'es-hangul';
import { Button, formatInstant } from '#ui-kit';
import css from './Attendance.module.css';
import { cellKey, type Draft } from './drafts.ts';
import { textOf, type AttendanceType } from './rows.ts';
import type { AttendanceActions } from './useAttendance.ts';

interface ProblemPanelProps {
  attendance: AttendanceActions;
  types: readonly AttendanceType[];
  /** Something was decided. */
  onSettled: () => void;
}

/** So many are listed; the rest is counted. */
const LISTED = 3;

/** What could not be saved, both values side by side; it waits here and takes no focus from a person who types. */
export function ProblemPanel({ attendance, types, onSettled }: ProblemPanelProps) {
  const problems = [...attendance.drafts.values()].filter(({ state }) => state === 'conflict' || state === 'failed');
  const settle = (decide: (draft: Draft) => void, drafts: readonly Draft[]) => () => {
    for (const draft of drafts) decide(draft);
    onSettled();
  };
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul role="list" className={css.problems} aria-label="저장하지 못한 칸">
          {problems.slice(0, LISTED).map((draft) => {
            const mine = textOf(draft.value, draft.column, types) || '비움';
            const key = cellKey(draft.rowId, draft.column);
            return (
              <li key={key} className={css.problem} data-problem={key}>
                <p>
                  <strong>{attendance.nameOf(draft.rowId)}</strong> {columnNames[draft.column]} —{' '}
                  <Reason draft={draft} mine={mine} />
                </p>
                <Button size="small" onClick={settle(attendance.giveUp, [draft])}>
                  {draft.conflict ? '그대로 두기' : '그만두기'}
                </Button>
                <Button size="small" variant="primary" onClick={settle(attendance.insist, [draft])}>
                  {draft.conflict ? `내 값(${mine})으로 바꾸기` : '다시 저장'}
                </Button>
              </li>
            );
          })}
          {problems.length > 1 && (
            <li className={css.problem}>
              <p>{problems.length > LISTED ? `외 ${problems.length - LISTED}칸` : `모두 ${problems.length}칸`}</p>
              <Button size="small" onClick={settle(attendance.giveUp, problems)}>
                모두 그대로 두기
              </Button>
              <Button size="small" variant="primary" onClick={settle(attendance.insist, problems)}>
                모두 내 값으로
              </Button>
            </li>
          )}
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

const columnNames: Record<Draft['column'], string> = { attendance: '출결', memo: '메모', lock: '잠금', makeup: '보강' };

import { josa } from 'es-hangul';
import { Button, formatInstant } from '#ui-kit';
import { cellKey, type Draft, type Drafts } from './pendingEdits.ts';
import css from './Grid.module.css';

interface ProblemPanelProps<Column extends string> {
  drafts: Drafts<Column>;
  /** Whose row it is. */
  nameOf: (rowId: string) => string;
  /** Which of its values. */
  labelOf: (draft: Draft<Column>) => string;
  /** A draft's value in words. */
  textOf: (draft: Draft<Column>) => string;
  /** Writes it once more. */
  insist: (draft: Draft<Column>) => void;
  /** Lets it go. */
  giveUp: (draft: Draft<Column>) => void;
  /** Something was decided. */
  onSettled: () => void;
}

/** So many are listed; the rest is counted. */
const LISTED = 3;

/** What could not be saved, both values side by side; it waits here and takes no focus from a person who types. */
export function ProblemPanel<Column extends string>(props: ProblemPanelProps<Column>) {
  const { drafts, nameOf, labelOf, textOf, insist, giveUp, onSettled } = props;
  const problems = [...drafts.values()].filter(({ state }) => state === 'conflict' || state === 'failed');
  const settle = (decide: (draft: Draft<Column>) => void, chosen: readonly Draft<Column>[]) => () => {
    for (const draft of chosen) decide(draft);
    onSettled();
  };
  return (
    <div role="alert">
      {problems.length > 0 && (
        <ul role="list" className={css.problems} aria-label="저장하지 못한 칸">
          {problems.slice(0, LISTED).map((draft) => {
            const mine = textOf(draft) || '비움';
            const key = cellKey(draft.rowId, draft.column);
            return (
              <li key={key} className={css.problem} data-problem={key}>
                <p>
                  <strong>{nameOf(draft.rowId)}</strong> {labelOf(draft)} — <Reason draft={draft} mine={mine} />
                </p>
                <Button size="small" onClick={settle(giveUp, [draft])}>
                  {draft.conflict ? '그대로 두기' : '그만두기'}
                </Button>
                <Button size="small" variant="primary" onClick={settle(insist, [draft])}>
                  {draft.conflict ? `내 값(${mine})으로 바꾸기` : '다시 저장'}
                </Button>
              </li>
            );
          })}
          {problems.length > 1 && (
            <li className={css.problem}>
              <p>{problems.length > LISTED ? `외 ${problems.length - LISTED}칸` : `모두 ${problems.length}칸`}</p>
              <Button size="small" onClick={settle(giveUp, problems)}>
                모두 그대로 두기
              </Button>
              <Button size="small" variant="primary" onClick={settle(insist, problems)}>
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

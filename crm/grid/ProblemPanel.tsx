import { josa } from 'es-hangul';
import { Button, formatInstant, somebody } from '#ui-kit';
import css from './Grid.module.css';
import { keyOf } from './keyOf.ts';
import { isRefused } from './pending/pendingEdits.ts';
import type { CellKey, PendingEdit, PendingEdits } from './types.ts';

interface ProblemPanelProps<Cell extends CellKey> {
  edits: PendingEdits<Cell>;
  /** The name of the record a cell belongs to. */
  nameOf: (record: Cell['record']) => string;
  /** The label of the record's value. */
  labelOf: (cell: Cell) => string;
  /** An edit's value as text. */
  textOf: (edit: PendingEdit<Cell>) => string;
  /** Writes the value again. */
  retry: (edit: PendingEdit<Cell>) => void;
  discard: (edit: PendingEdit<Cell>) => void;
  /** A choice was made. */
  onDecided: () => void;
}

/** The most problems that are listed; the others are counted. */
const LISTED = 3;

/** The values that could not be saved, with the other person's beside each. It never takes the focus from a person who types. */
export function ProblemPanel<Cell extends CellKey>(props: ProblemPanelProps<Cell>) {
  const { edits, retry, discard, onDecided } = props;
  const refused = [...edits.values()].filter(isRefused);
  const possible = refused.filter(({ isFinal }) => !isFinal);
  const decide = (decision: (edit: PendingEdit<Cell>) => void, chosen: readonly PendingEdit<Cell>[]) => () => {
    for (const edit of chosen) decision(edit);
    onDecided();
  };
  return (
    <div role="alert">
      {refused.length > 0 && (
        <ul role="list" className={css.problems} aria-label="저장하지 못한 칸">
          {refused.slice(0, LISTED).map((edit) => (
            <Problem
              key={keyOf(edit.cell)}
              edit={edit}
              name={props.nameOf(edit.cell.record)}
              label={props.labelOf(edit.cell)}
              mine={props.textOf(edit) || '비움'}
              onRetry={decide(retry, [edit])}
              onDiscard={decide(discard, [edit])}
            />
          ))}
          {refused.length > 1 && (
            <li className={css.problem}>
              <p>{refused.length > LISTED ? `외 ${refused.length - LISTED}칸` : `모두 ${refused.length}칸`}</p>
              <Button size="small" onClick={decide(discard, refused)}>
                모두 그대로 두기
              </Button>
              {possible.length > 0 && (
                <Button size="small" variant="primary" onClick={decide(retry, possible)}>
                  모두 내 값으로
                </Button>
              )}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

interface ProblemProps {
  edit: PendingEdit;
  name: string;
  label: string;
  /** The value that was not saved, as text. */
  mine: string;
  onRetry: () => void;
  onDiscard: () => void;
}

function Problem({ edit, name, label, mine, onRetry, onDiscard }: ProblemProps) {
  return (
    <li className={css.problem} data-problem={keyOf(edit.cell)}>
      <p>
        <strong>{name}</strong> {label} — <Reason edit={edit} mine={mine} />
      </p>
      <Button size="small" onClick={onDiscard}>
        {edit.conflict ? '그대로 두기' : '그만두기'}
      </Button>
      {!edit.isFinal && (
        <Button size="small" variant="primary" onClick={onRetry}>
          {edit.conflict ? `내 값(${mine})으로 바꾸기` : '다시 저장'}
        </Button>
      )}
    </li>
  );
}

function Reason({ edit: { conflict, message }, mine }: Pick<ProblemProps, 'edit' | 'mine'>) {
  if (!conflict) return `${mine}: ${message ?? '저장하지 못했습니다.'}`;
  const theirs = conflict.theirs || '비움';
  const when = conflict.changedAt === null ? '' : `${formatInstant(conflict.changedAt)}에 `;
  return (
    <>
      {somebody(conflict.changedBy)}이 {when}
      <span className={css.values}>{theirs}</span>
      {josa.pick(theirs, '으로/로')} 바꿨습니다. 내가 쓴 값은 <span className={css.values}>{mine}</span>입니다.
    </>
  );
}

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useDeleteWage } from '#client/generated/rest/wages.ts';
import { ConfirmDialog, formatMonth, IconButton } from '#ui-kit';
import { LockIcon, UndoIcon } from '#ui-kit/icons.ts';
import { won } from '../payroll/parts.ts';
import css from './Wages.module.css';
import type { WageType } from './wageType.ts';

interface WageHistoryProps {
  type: WageType;
  /** The last closed month; wages from it or before stay. */
  closed: string | undefined;
}

/** The wages of a kind of work by month; one that reaches into no closed month can be taken back. */
export function WageHistory({ type, closed }: WageHistoryProps) {
  const [askedId, setAskedId] = useState<string | null>(null);
  return (
    <>
      <ul className={css.wages}>
        {type.wages.map(({ id, fromMonth, hourlyWage }) => (
          <li key={id}>
            {`${formatMonth(fromMonth)}부터 ${won(hourlyWage)}`}
            {closed !== undefined && fromMonth <= closed ? (
              <LockIcon aria-label="마감한 월에 쓰임" role="img" />
            ) : (
              <IconButton
                icon={<UndoIcon aria-hidden />}
                label={`${type.name} ${formatMonth(fromMonth)} 시급 되돌리기`}
                onClick={() => setAskedId(id)}
              />
            )}
          </li>
        ))}
      </ul>
      {/* Outside the cell, whose text does not wrap. */}
      {askedId !== null &&
        createPortal(<TakeBack type={type} id={askedId} onClose={() => setAskedId(null)} />, document.body)}
    </>
  );
}

/** Asks before a wage is taken back, with the wage that counts instead. */
function TakeBack({ type, id, onClose }: { type: WageType; id: string; onClose: () => void }) {
  const remove = useDeleteWage();
  const at = type.wages.findIndex((wage) => wage.id === id);
  const wage = type.wages[at];
  // The newest comes first.
  const before = type.wages[at + 1];
  if (!wage) return null;
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={`${type.name}의 ${formatMonth(wage.fromMonth)} 시급을 되돌릴까요?`}
      confirmLabel="되돌리기"
      onConfirm={() => remove.mutateAsync({ wageTypeId: type.id, month: wage.fromMonth.slice(0, 7) })}
      said="시급을 되돌렸습니다"
      onClose={onClose}
    >
      {before
        ? `${formatMonth(wage.fromMonth)}부터 ${won(wage.hourlyWage)} 대신 그 전 시급 ${won(before.hourlyWage)}으로 계산합니다.`
        : `${formatMonth(wage.fromMonth)}부터 ${won(wage.hourlyWage)}이던 시급이 없어집니다.`}
    </ConfirmDialog>
  );
}

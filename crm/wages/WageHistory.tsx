import { useDeleteWage } from '#client/generated/rest/wages.ts';
import { problemText } from '#client/problemText.ts';
import { IconButton, useToast } from '#ui-kit';
import { LockIcon, UndoIcon } from '#ui-kit/icons.ts';
import { sayMonth } from '../payroll/parts.ts';
import css from './Wages.module.css';
import type { WageType } from './wageType.ts';

interface WageHistoryProps {
  type: WageType;
  /** The last closed month; wages from it or before stay. */
  closed: string | undefined;
}

/** The wages of a kind of work by month; one that reaches into no closed month can be taken back. */
export function WageHistory({ type, closed }: WageHistoryProps) {
  const remove = useDeleteWage();
  const toast = useToast();
  const drop = async (month: string) => {
    try {
      await remove.mutateAsync({ wageTypeId: type.id, month });
      toast({ message: '시급을 되돌렸습니다' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };
  return (
    <ul className={css.wages}>
      {type.wages.map(({ id, fromMonth, hourlyWage }) => {
        const month = fromMonth.slice(0, 7);
        return (
          <li key={id}>
            {`${sayMonth(month)}부터 ${hourlyWage.toLocaleString('ko')}원`}
            {closed !== undefined && fromMonth <= closed ? (
              <LockIcon aria-label="마감한 월에 쓰임" role="img" />
            ) : (
              <IconButton
                icon={<UndoIcon aria-hidden />}
                label={`${type.name} ${sayMonth(month)} 시급 되돌리기`}
                disabled={remove.isPending}
                onClick={() => void drop(month)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

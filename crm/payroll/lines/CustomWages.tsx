import { josa } from 'es-hangul';
import { deleting, editing } from '../../shared/actions/commonActions.tsx';
import { ActionMenu } from '../../shared/actions/ActionMenu.tsx';
import { CustomWageDialog } from './CustomWageDialog.tsx';
import type { PayOfTaQuery } from '../generated/manager.ts';
import css from '../Payroll.module.css';
import { won } from '../payWords.ts';

interface CustomWagesProps {
  wages: PayOfTaQuery['taMonthlyCustomWages'];
  taId: string;
  month: string;
  /** They are one's own, and another's to change. */
  isFixed: boolean;
}

/** Additions and deductions of an open month, to change or take back. */
export function CustomWages({ wages, taId, month, isFixed }: CustomWagesProps) {
  if (wages.length === 0) return null;
  return (
    <section>
      <h3 className={css.part}>추가/공제</h3>
      <ul className={css.rules} aria-label="추가/공제">
        {wages.map((wage) => (
          <li key={wage.id} className={css.rule}>
            <span>{`${wage.reason} ${won(wage.amount)}`}</span>
            {!isFixed && (
              <ActionMenu
                name={wage.reason}
                actions={[
                  editing((close) => <CustomWageDialog wage={wage} taId={taId} month={month} onClose={close} />),
                  deleting({
                    resource: 'taMonthlyCustomWages',
                    id: wage.id,
                    noun: '추가/공제',
                    name: `${wage.reason} ${won(wage.amount)}`,
                    confirmLabel: '삭제',
                    said: `${josa(wage.reason, '을/를')} 삭제했습니다`,
                    warns: '이 월의 급여를 다시 계산합니다.',
                  }),
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

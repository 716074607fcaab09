import { josa } from 'es-hangul';
import { DeleteRecordDialog } from '../shared/records/DeleteRecordDialog.tsx';
import { EditDeleteMenu } from '../shared/records/EditDeleteMenu.tsx';
import { CustomWageDialog } from './CustomWageDialog.tsx';
import type { PayOfTaQuery } from './generated/manager.ts';
import css from './Payroll.module.css';
import { won } from './payWords.ts';

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
              <EditDeleteMenu
                name={wage.reason}
                edit={(close) => <CustomWageDialog wage={wage} taId={taId} month={month} onClose={close} />}
                remove={(close) => (
                  <DeleteRecordDialog
                    resource="taMonthlyCustomWages"
                    id={wage.id}
                    title={`${wage.reason} ${won(wage.amount)}을 지울까요?`}
                    confirmLabel="지우기"
                    said={`${josa(wage.reason, '을/를')} 지웠습니다`}
                    onClose={close}
                  >
                    이 월의 급여를 다시 계산합니다.
                  </DeleteRecordDialog>
                )}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

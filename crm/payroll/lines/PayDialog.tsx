import { useState, type ComponentProps } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { printSlips, useSaveTaAccount } from '#client/generated/rest/payroll.ts';
import { useGql } from '#client/graphql/gql.ts';
import { whileBusy } from '#client/page/busy.ts';
import { Button, Dialog, DialogActions, DialogBody, formatMonth, QueryView, useSending, Row } from '#ui-kit';
import { PrintIcon } from '#ui-kit/icons.ts';
import { AddButton } from '../../shared/page/AddButton.tsx';
import { useOthersDecide } from '../../tas/parts.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { CustomWageDialog } from './CustomWageDialog.tsx';
import { CustomWages } from './CustomWages.tsx';
import { PayOfTaDocument, type PayOfTaQuery } from '../generated/manager.ts';
import { hasRecords, LineRecords } from './LineRecords.tsx';
import { OpenPayLines, PayLines } from './PayLines.tsx';
import css from '../Payroll.module.css';
import type { PayRow } from './payrollRows.ts';
import type { Line } from '../payWords.ts';

interface PayDialogProps {
  month: string;
  row: PayRow;
  isClosed: boolean;
  onClose: () => void;
}

/** The pay of a TA in a month: its lines with their records, additions and deductions, the account. */
export default function PayDialog({ month, row, isClosed, onClose }: PayDialogProps) {
  const [adding, setAdding] = useState<'custom' | 'account'>();
  const query = useGql(PayOfTaDocument, { taId: row.id, month: `${month}-01` });
  const othersDecide = useOthersDecide(row.id);
  const saveAccount = useSaveTaAccount();
  const { send } = useSending();
  const title = `${row.label} ${formatMonth(month)} 급여`;
  const print = async () => {
    const drawn = printSlips(month, { taId: row.id });
    saveFile(await whileBusy('급여명세서를 만드는 중입니다', drawn), `${title}명세서.pdf`);
  };
  return (
    <Dialog open size="medium" title={title} onClose={onClose}>
      <DialogBody>
        <QueryView query={query}>
          {(data) => (
            <>
              <Lines
                slip={data.paySlips[0]}
                taId={row.id}
                month={`${month}-01`}
                label={title}
                net={row.net}
                records={(line) =>
                  hasRecords(line) ? <LineRecords line={line} parts={data.workParts} month={month} /> : null
                }
              />
              {!isClosed && (
                <CustomWages wages={data.taMonthlyCustomWages} taId={row.id} month={month} isFixed={othersDecide} />
              )}
              {!isClosed && othersDecide && <p className={css.words}>내 추가/공제는 다른 관리자가 정합니다.</p>}
              <Row wrap>
                <h3 className={css.part}>급여 계좌</h3>
                <span className={css.account}>
                  {data.taBankAccounts[0]
                    ? `${data.taBankAccounts[0].bank} ${data.taBankAccounts[0].accountNumber} ${data.taBankAccounts[0].accountName}`
                    : '급여 계좌가 없습니다.'}
                </span>
                <Button size="small" onClick={() => setAdding('account')}>
                  계좌 수정
                </Button>
              </Row>
              {adding === 'account' && (
                <AccountDialog
                  account={data.taBankAccounts[0]}
                  name={row.name}
                  save={(account) => saveAccount.mutateAsync({ taId: row.id, data: account })}
                  onClose={() => setAdding(undefined)}
                />
              )}
            </>
          )}
        </QueryView>
      </DialogBody>
      <DialogActions>
        <Button onClick={onClose}>닫기</Button>
        {isClosed ? (
          <Button icon={<PrintIcon aria-hidden />} onClick={() => void send(print)}>
            급여명세서 PDF
          </Button>
        ) : (
          !othersDecide && (
            <AddButton variant="secondary" onClick={() => setAdding('custom')}>
              추가/공제
            </AddButton>
          )
        )}
      </DialogActions>
      {adding === 'custom' && <CustomWageDialog taId={row.id} month={month} onClose={() => setAdding(undefined)} />}
    </Dialog>
  );
}

interface LinesProps extends ComponentProps<typeof OpenPayLines> {
  slip: PayOfTaQuery['paySlips'][number] | undefined;
}

/** The lines of the slip where there is one, else as they are computed now. */
function Lines({ slip, ...open }: LinesProps) {
  if (!slip) return <OpenPayLines {...open} />;
  return <PayLines lines={slip.lines as Line[]} label={open.label} net={open.net} records={open.records} />;
}

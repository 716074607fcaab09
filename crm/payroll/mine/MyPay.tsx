import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { printMySlip, useSaveMyAccount } from '#client/generated/rest/payroll.ts';
import { useGql } from '#client/graphql/gql.ts';
import { whileBusy } from '#client/page/busy.ts';
import { session } from '#client/session/sessionStore.ts';
import { useStore } from '#client/store.ts';
import { Button, EmptyState, formatDay, formatMonth, QueryView, StatusChip, useSending, Stack } from '#ui-kit';
import { ChevronRightIcon, PrintIcon } from '#ui-kit/icons.ts';
import { Card } from '../../shared/page/Card.tsx';
import { AccountDialog } from '../lines/AccountDialog.tsx';
import { MyPayDocument, type MyPayQuery } from '../generated/graphql.ts';
import { OpenPayLines, PayLines } from '../lines/PayLines.tsx';
import css from '../Payroll.module.css';
import { won, type Line } from '../payWords.ts';

type Pay = MyPayQuery['payRegister'][number];

/** One's own pay, month by month: what is earned so far, and the slips of closed months. */
export function MyPay() {
  const { auth } = useStore(session);
  const taId = auth?.userId ?? '';
  const query = useGql(MyPayDocument, { taId });
  const [isEditing, setEditing] = useState(false);
  const save = useSaveMyAccount();
  return (
    <Card title="내 급여" action={<Button onClick={() => setEditing(true)}>급여 계좌</Button>}>
      <QueryView query={query}>
        {(data) => (
          <>
            {data.payRegister.length === 0 ? (
              <EmptyState of="money" title="아직 급여가 없습니다">
                근무를 마치면 그 달의 급여가 여기에 계산됩니다.
              </EmptyState>
            ) : (
              <Stack>
                {data.payRegister.map((pay) => (
                  // A month's id changes when it is closed; its opened row must stay open.
                  <Month key={pay.month} pay={pay} data={data} taId={taId} />
                ))}
              </Stack>
            )}
            {isEditing && (
              <AccountDialog
                account={data.taBankAccounts[0]}
                name={auth?.name ?? ''}
                save={(account) => save.mutateAsync({ data: account })}
                onClose={() => setEditing(false)}
              />
            )}
          </>
        )}
      </QueryView>
    </Card>
  );
}

function Month({ pay, data, taId }: { pay: Pay; data: MyPayQuery; taId: string }) {
  const [isOpen, setOpen] = useState(false);
  const month = (pay.month ?? '').slice(0, 7);
  const slip = data.paySlips.find(({ id }) => id === pay.slipId);
  return (
    <details className={css.month} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRightIcon aria-hidden />
        <span>
          {formatMonth(month)}{' '}
          {slip ? (
            <StatusChip tone="positive">{`${formatDay(slip.payDay)} 지급`}</StatusChip>
          ) : (
            <StatusChip tone="warning">마감 전</StatusChip>
          )}
        </span>
        <strong>{won(pay.net ?? 0)}</strong>
      </summary>
      {isOpen && (
        <div>
          {slip ? (
            <Slip pay={pay} lines={slip.lines as Line[]} />
          ) : (
            <OpenPayLines taId={taId} month={pay.month ?? ''} label={`${formatMonth(month)} 급여`} net={pay.net ?? 0} />
          )}
        </div>
      )}
    </details>
  );
}

function Slip({ pay, lines }: { pay: Pay; lines: Line[] }) {
  const { send } = useSending();
  const month = (pay.month ?? '').slice(0, 7);
  const print = async () => {
    const drawn = printMySlip(month);
    saveFile(await whileBusy('급여명세서를 만드는 중입니다', drawn), `${formatMonth(month)} 급여명세서.pdf`);
  };
  return (
    <>
      <PayLines label={`${formatMonth(month)} 급여`} lines={lines} net={pay.net ?? 0} />
      <Button icon={<PrintIcon aria-hidden />} onClick={() => void send(print)}>
        급여명세서 PDF
      </Button>
    </>
  );
}

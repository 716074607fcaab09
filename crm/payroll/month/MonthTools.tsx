import { useState } from 'react';
import { saveFile } from '#client/files/saveFile.ts';
import { printSlips, readBankList } from '#client/generated/rest/payroll.ts';
import { whileBusy } from '#client/page/busy.ts';
import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { Button, formatMonth, thisMonth, useSending, useToast } from '#ui-kit';
import { DownloadIcon, LockIcon, PrintIcon, UnlockIcon } from '#ui-kit/icons.ts';
import type { PayrollQuery } from '../generated/manager.ts';
import type { PayRow } from '../lines/payrollRows.ts';

const CloseDialog = lazyPart(() => import('./CloseDialog.tsx'));
const ReopenDialog = lazyPart(() => import('./ReopenDialog.tsx'));

interface OpenToolsProps {
  month: string;
  warnings: PayrollQuery['payWarnings'];
  rows: PayRow[];
}

/** Closes the month, once it is over. */
export function OpenTools({ month, warnings, rows }: OpenToolsProps) {
  const [isClosing, setClosing] = useState(false);
  if (month >= thisMonth()) return <span>{`${formatMonth(month)}이 끝나면 마감할 수 있습니다.`}</span>;
  return (
    <>
      <Button variant="primary" icon={<LockIcon aria-hidden />} onClick={() => setClosing(true)}>
        {`${formatMonth(month)} 마감`}
      </Button>
      {isClosing && <CloseDialog month={month} warnings={warnings} rows={rows} onClose={() => setClosing(false)} />}
    </>
  );
}

/** Prints the slips, lists the transfers, or reopens the month. */
export function ClosedTools({ month }: { month: string }) {
  const [isReopening, setReopening] = useState(false);
  const toast = useToast();
  const printing = useSending();
  const listing = useSending();
  const print = async () => {
    const drawn = printSlips(month);
    saveFile(await whileBusy('급여명세서를 만드는 중입니다', drawn), `${formatMonth(month)} 급여명세서.pdf`);
  };
  const transfers = async () => {
    const read = Promise.all([
      readBankList(month),
      import('../bankSheet.ts'),
      import('../../shared/lists/sheetFile.ts'),
    ]);
    const [list, { bankSheet }, { xlsxFile }] = await whileBusy('이체 목록을 만드는 중입니다', read);
    saveFile(await xlsxFile(bankSheet(list)), `${formatMonth(month)} 급여 이체.xlsx`);
    if (list.withoutAccount.length === 0) return;
    const names = list.withoutAccount.map(({ name }) => name).join(', ');
    toast({ message: `계좌가 없어 빠진 조교: ${names}`, tone: 'warning' });
  };
  return (
    <>
      <Button icon={<PrintIcon aria-hidden />} onClick={() => void printing.send(print)}>
        급여명세서 PDF
      </Button>
      <Button icon={<DownloadIcon aria-hidden />} onClick={() => void listing.send(transfers)}>
        이체 목록 엑셀
      </Button>
      <Button variant="quiet" icon={<UnlockIcon aria-hidden />} onClick={() => setReopening(true)}>
        마감 취소
      </Button>
      {isReopening && <ReopenDialog month={month} onClose={() => setReopening(false)} />}
    </>
  );
}

import { formatMonth } from '#ui-kit';
import type { BankList } from '#client/generated/rest/payroll.ts';
import type { SheetFile } from '../shared/lists/sheetFile.ts';

/** The transfers of a month as banks take them in bulk. */
export function bankSheet({ month, transfers }: BankList): SheetFile {
  return {
    header: ['은행', '계좌번호', '이체금액', '예금주', '조교', '받는 분 통장 표시'],
    rows: transfers.map(({ bank, accountNumber, amount, accountName, name }) => [
      bank,
      accountNumber,
      amount,
      accountName,
      name,
      `${formatMonth(month)} 급여`,
    ]),
  };
}

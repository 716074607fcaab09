import type { Slice } from '../_protocol/slice.ts';
import { saveMyAccount, saveTaAccount } from './accounts.ts';
import { closePayroll } from './closePayroll.ts';
import { createCustomWage } from './createCustomWage.ts';
import { deleteCustomWage } from './deleteCustomWage.ts';
import { deletePayRule, savePayRule } from './payRules.ts';
import { printMySlip, printSlips } from './printSlips.ts';
import { readBankList } from './readBankList.ts';
import { readMyPay } from './readMyPay.ts';
import { readPayroll } from './readPayroll.ts';
import { refusals } from './refusals.ts';
import { reopenPayroll } from './reopenPayroll.ts';
import { updateCustomWage } from './updateCustomWage.ts';

export const slice: Slice<'payroll'> = {
  handlers: {
    closePayroll,
    createCustomWage,
    deleteCustomWage,
    deletePayRule,
    printMySlip,
    printSlips,
    readBankList,
    readMyPay,
    readPayroll,
    reopenPayroll,
    saveMyAccount,
    savePayRule,
    saveTaAccount,
    updateCustomWage,
  },
  refusals,
};

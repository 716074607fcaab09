import type { Slice } from '../_protocol/slice.ts';
import { addTa } from './addTa.ts';
import { deleteTa, previewTaDeletion } from './deleteTa.ts';
import { deletePayTerms, setHourlyWage, setMonthlySalary, setPaymentType, setPayTerms } from './payTerms.ts';
import { refusals } from './refusals.ts';
import { resetTaPassword } from './resetTaPassword.ts';
import { setAdminLevel } from './setAdminLevel.ts';
import { setTaWageTypes } from './setTaWageTypes.ts';
import { endTaSessions, readTaSessions } from './taSessions.ts';
import { toggleTaStatus } from './toggleTaStatus.ts';
import { updateTa } from './updateTa.ts';

export const slice: Slice<'tas'> = {
  handlers: {
    addTa,
    deletePayTerms,
    deleteTa,
    endTaSessions,
    previewTaDeletion,
    readTaSessions,
    resetTaPassword,
    setAdminLevel,
    setHourlyWage,
    setMonthlySalary,
    setPayTerms,
    setPaymentType,
    setTaWageTypes,
    toggleTaStatus,
    updateTa,
  },
  refusals,
};

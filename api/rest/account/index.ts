import type { Slice } from '../_protocol/slice.ts';
import { addPasskey, beginPasskey } from './factors/addPasskey.ts';
import { answerSecondFactor } from './factors/answerSecondFactor.ts';
import { beginTotp, confirmTotp } from './factors/connectTotp.ts';
import { changePhoneMasking } from './changePhoneMasking.ts';
import { changePowers } from './changePowers.ts';
import { changeSecuritySettings } from './changeSecuritySettings.ts';
import { endSessions } from './endSessions.ts';
import { readAccount } from './readAccount.ts';
import { readSecondFactorOptions } from './factors/readSecondFactorOptions.ts';
import { readSessions } from './readSessions.ts';
import { refusals } from './refusals.ts';
import { removeSecondFactor } from './factors/removeSecondFactor.ts';
import { renewRecoveryCodes } from './factors/renewRecoveryCodes.ts';
import { resetSecondFactor } from './factors/resetSecondFactor.ts';

export const slice: Slice<'account'> = {
  handlers: {
    addPasskey,
    answerSecondFactor,
    beginPasskey,
    beginTotp,
    changePhoneMasking,
    changePowers,
    changeSecuritySettings,
    confirmTotp,
    endSessions,
    readAccount,
    readSecondFactorOptions,
    readSessions,
    removeSecondFactor,
    renewRecoveryCodes,
    resetSecondFactor,
  },
  refusals,
};

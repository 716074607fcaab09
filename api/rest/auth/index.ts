import type { Slice } from '../_protocol/slice.ts';
import { changePassword } from './passwords/changePassword.ts';
import { changeSupervisorPassword } from './passwords/changeSupervisorPassword.ts';
import { createFirstManager } from './firstManager/createFirstManager.ts';
import { findPassword } from './passwords/findPassword.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refusals } from './refusals.ts';
import { refresh } from './refresh.ts';
import { resetPasswordViaUuid } from './passwords/resetPasswordViaUuid.ts';
import { sendSignInCode } from './sendSignInCode.ts';

export const slice: Slice<'auth'> = {
  handlers: {
    changePassword,
    changeSupervisorPassword,
    createFirstManager,
    findPassword,
    login,
    logout,
    refresh,
    resetPasswordViaUuid,
    sendSignInCode,
  },
  refusals,
};

import type { SliceHandlers } from '../_protocol/handler.ts';
import { changePassword } from './changePassword.ts';
import { changeSupervisorPassword } from './changeSupervisorPassword.ts';
import { findPassword } from './findPassword.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { refresh } from './refresh.ts';
import { resetPasswordViaUuid } from './resetPasswordViaUuid.ts';

export const auth: SliceHandlers<'auth'> = {
  changePassword,
  changeSupervisorPassword,
  findPassword,
  login,
  logout,
  refresh,
  resetPasswordViaUuid,
};

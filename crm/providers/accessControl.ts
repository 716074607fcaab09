import type { AccessControlProvider, CanReturnType } from '@refinedev/core';
import type { AuthInfo } from '#client/generated/rest/auth.ts';
import { resourceAccess } from '#client/generated/resourceAccess.ts';
import { hasLevel, type Level } from '#client/session/session.ts';
import { session } from '#client/session/sessionStore.ts';
import type { Resource } from '../face.ts';

const levels = { ta: 'TA', manager: 'ADMIN' } as const satisfies Record<string, Level>;

/** What a TA may only do to whom a manager gave it; the rule itself is in the database. */
const powers: Partial<Record<string, AuthInfo['powers'][number]>> = {
  'students#delete': 'ANONYMISE',
  'students#issuePasswords': 'ISSUE_PASSWORDS',
};

/** refine's access control from the contract and the metadata; the server decides again. Buttons of what one may not do are not shown. */
export const accessControl: AccessControlProvider = {
  can: ({ resource = '', action }) => Promise.resolve(mayTake(resource, action)),
  options: {
    buttons: { enableAccessControl: true, hideIfUnauthorized: true },
    // The answer depends only on who is signed in, and another person's sign-in loads the page again.
    queryOptions: { staleTime: Infinity },
  },
};

/** Whether the signed-in person may take the action: `list`, `show`, `create`, `edit`, `delete` or one that the contract names. */
export function mayTake(resource: string, action: string): CanReturnType {
  const role = resourceAccess[resource]?.[action];
  const power = powers[`${resource}#${action}`];
  if (power !== undefined && !session.get().auth?.powers.includes(power)) {
    return { can: false, reason: '관리자와 권한을 받은 조교만 할 수 있습니다.' };
  }
  if (role !== undefined && hasLevel(session.get().auth, levels[role])) return { can: true };
  return { can: false, reason: role === 'manager' ? '관리자만 할 수 있습니다.' : '할 수 없는 일입니다.' };
}

/**
 * Whether the signed-in person may open an address of a resource. A workbench, which is no table of its own, is open to all staff.
 * @param opens the action that its list needs
 */
export function mayOpen(
  resource: string | undefined,
  action: string | undefined,
  opens: Resource['opens'] = 'list',
): CanReturnType {
  if (resource === undefined || action === undefined || !resourceAccess[resource]) return { can: true };
  return mayTake(resource, action === 'list' ? opens : action);
}

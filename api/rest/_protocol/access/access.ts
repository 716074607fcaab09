import type { OperationId, operations } from '#openapi/generated/operations.ts';
import { Problem, forbidden, unauthenticated } from '../../../http/problem.ts';
import type { Actor } from '../handler.ts';

export type Access = (typeof operations)[OperationId]['access'];

// What somebody with a temporary password may do before choosing their own.
const beforeNewPassword: ReadonlySet<OperationId> = new Set([
  'changePassword',
  'changeSupervisorPassword',
  'logout',
  'refresh',
]);

// What somebody who must set up a second factor may do before.
const beforeSecondFactor: ReadonlySet<OperationId> = new Set([
  ...beforeNewPassword,
  'addPasskey',
  'beginPasskey',
  'beginTotp',
  'confirmTotp',
  'readAccount',
]);

/** What staff who look at what a student sees may call: the reads of the portal's pages that write nothing. */
export const readInPreview: ReadonlySet<OperationId> = new Set(['getDownload', 'getMyDownload', 'listDownloads']);

/** Throws unless the actor may call an operation of this access level. */
export function checkAccess(operationId: OperationId, access: Access, actor: Actor | null): void {
  if (actor?.previewedBy != null && !readInPreview.has(operationId)) throw previewOnlyReads();
  if (access === 'public') return;
  if (!actor) throw unauthenticated();
  if (actor.mustChangePassword && !beforeNewPassword.has(operationId)) throw passwordChangeRequired();
  if (actor.mustSetSecondFactor && !beforeSecondFactor.has(operationId)) throw secondFactorSetUpRequired();
  // Staff pass the student level, but have no student record to act on.
  if (access === 'student' && actor.userType !== 'STUDENT') {
    throw forbidden('no-student-record', '학생 본인만 쓸 수 있는 기능입니다. 직원 계정에는 학생 기록이 없습니다.');
  }
  if (access === 'ta' && actor.role === 'student') throw forbidden();
  if (access === 'admin' && actor.role !== 'manager') throw forbidden();
}

/** 403 of everything that staff do with a token to look at what a student sees. */
export function previewOnlyReads(): Problem {
  return new Problem(403, 'preview-read-only', readOnlySentence);
}

/** Why nothing can be done while staff look at what a student sees. */
export const readOnlySentence = '학생의 화면을 보기만 하고 있습니다. 학생을 대신해서 하거나 바꿀 수는 없습니다.';

/** 403 until a temporary password was replaced. */
export function passwordChangeRequired(): Problem {
  return new Problem(
    403,
    'password-change-required',
    '임시 비밀번호를 쓰고 있습니다. 새 비밀번호로 바꾼 뒤 이용해 주세요.',
  );
}

/** 403 until a second factor that one must have is set up. */
export function secondFactorSetUpRequired(): Problem {
  return new Problem(
    403,
    'second-factor-set-up-required',
    '2단계 인증을 써야 하는 계정입니다. 먼저 2단계 인증을 설정해 주세요.',
  );
}

import type { OperationId } from '#openapi/generated/operations.ts';
import { auth } from './auth/index.ts';
import { errorLogs } from './errorLogs/index.ts';
import type { Handler } from './handler.ts';
import { realtime } from './realtime/index.ts';

/** Every operation of the contract and who serves it: a missing or surplus one is a type error. */
export const handlers: { [Op in OperationId]: Handler<Op> } = {
  ...auth,
  ...errorLogs,
  ...realtime,
};

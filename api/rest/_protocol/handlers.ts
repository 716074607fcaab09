import type { OperationId } from '#openapi/generated/operations.ts';
import { slices } from '../generated/slices.ts';
import type { Handler, Preparation } from './handler.ts';

/** Every operation of the contract and who serves it. That none is missing is checked where the slices are gathered. */
export const handlers: { [Op in OperationId]: Handler<Op> | Preparation<Op> } = Object.assign(
  {},
  ...Object.values(slices).map((slice) => slice.handlers),
);

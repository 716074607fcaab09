import type { OperationId } from '#openapi/generated/operations.ts';
import { slices } from '../../generated/slices.ts';
import type { Handler, Preparation } from '../handler.ts';

/** The handler of every operation of the contract. A missing one is a type error where the slices are gathered. */
export const handlers: { [Op in OperationId]: Handler<Op> | Preparation<Op> } = Object.assign(
  {},
  ...Object.values(slices).map((slice) => slice.handlers),
);

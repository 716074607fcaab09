import type { Handler } from '../_protocol/handler.ts';

/** Which settings of the screens the machine has, too. */
export const readFixedSettings: Handler<'readFixedSettings'> = async ({ deps }) => ({ fixed: deps.place.fixed ?? [] });

import type { Handler } from '../_protocol/handler.ts';

/** Which ways there are besides plain texts. */
export const readSmsWays: Handler<'readSmsWays'> = async ({ deps }) => ({ alimtalk: deps.sms.sendsAlimtalk });

import type { Handler } from '../_protocol/handler.ts';
import { cleanLine } from '../_protocol/text.ts';
import { phoneField } from '../students/phone.ts';
import { findTa } from './findTa.ts';

/** Changes a TA's name and phone number; a number that is not sent stays. */
export const updateTa: Handler<'updateTa'> = async ({ trx, params, body, changeSet }) => {
  const { id } = await findTa(trx, params.taId);
  await changeSet('TA_UPDATE');
  const phone = body.phone === undefined ? undefined : phoneField(body.phone, 'phone');
  await trx
    .updateTable('users')
    .set({ name: cleanLine(body.name), phone })
    .where('id', '=', id)
    .execute();
  return { id };
};

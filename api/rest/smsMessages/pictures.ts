import { takePicture } from '../../files/takePicture.ts';
import { useQuota } from '../../security/limits/quotas.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';
import { findRow } from '../_protocol/rows.ts';

/** Keeps a picture for a text, small enough for phones. */
export const uploadSmsPicture: Preparation<'uploadSmsPicture'> = {
  prepare: async ({ body: { file }, actor, deps }) => {
    const { bytes: content } = await takePicture(deps.heavy, file, 'TEXT');
    return async ({ trx, now }) => {
      await useQuota(trx, 'upload', actor, now);
      const { id } = await trx.insertInto('sms_pictures').values({ content }).returning('id').executeTakeFirstOrThrow();
      return { id, byteLength: content.byteLength };
    };
  },
};

/** A picture as phones get it. */
export const readSmsPicture: Handler<'readSmsPicture'> = async ({ trx, params }) => {
  const picture = await findRow(trx, 'sms_pictures', params.pictureId);
  return { jpeg: Buffer.from(picture.content).toString('base64') };
};

import { takePicture } from '../../../files/takePicture.ts';
import { sha256 } from '../../../security/digest.ts';
import { useQuota } from '../../../security/limits/quotas.ts';
import type { Preparation } from '../../_protocol/handler.ts';
import { studentsOnly } from '../../_protocol/access/studentsOnly.ts';

/** Makes a small square of a picture and puts it in the place of the one before. */
export const uploadProfileImage: Preparation<'uploadProfileImage'> = {
  prepare: async ({ body: { file }, actor, deps }) => {
    studentsOnly(actor);
    const { bytes: portrait } = await takePicture(deps.heavy, file, 'PORTRAIT');
    const digest = await sha256(portrait);

    return async ({ trx, now }) => {
      await useQuota(trx, 'upload', actor, now);
      await trx.deleteFrom('files').where('profile_user_id', '=', actor.userId).where('state', '=', 'DONE').execute();
      const { id } = await trx
        .insertInto('files')
        .values({
          owner_type: 'PROFILE',
          owner_id: actor.userId,
          name: '프로필.jpg',
          content_type: 'image/jpeg',
          size_bytes: portrait.byteLength,
          sha256: digest,
          state: 'DONE',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // Within the transaction: a row without its picture would be worse than a picture without a row, which the sweep finds.
      await deps.storage.put(id, portrait);
      return { id };
    };
  },
};

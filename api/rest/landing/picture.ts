import { takePicture } from '../../files/takePicture.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';

/** Puts a picture in the place of the one before, made anew: everybody is shown it. */
export const uploadLandingPicture: Preparation<'uploadLandingPicture'> = {
  prepare: async ({ body: { file }, deps }) => {
    const { bytes: content } = await takePicture(deps.heavy, file, 'PUBLISHED');
    return async ({ trx }) => {
      await trx.deleteFrom('landing_pictures').execute();
      const { id } = await trx
        .insertInto('landing_pictures')
        .values({ content, content_type: 'image/jpeg' })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.updateTable('landing_pages').set({ picture_id: id }).execute();
      return { id };
    };
  },
};

/** Takes the picture away. */
export const deleteLandingPicture: Handler<'deleteLandingPicture'> = async ({ trx }) => {
  await trx.deleteFrom('landing_pictures').execute();
};

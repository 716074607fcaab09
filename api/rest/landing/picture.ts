import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import { takePicture } from '../../files/takePicture.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';

/** The two pictures of the first page: what each is made for, and of which kind it comes out. */
const places = {
  picture_id: { shape: 'PUBLISHED', content_type: 'image/jpeg' },
  logo_id: { shape: 'LOGO', content_type: 'image/png' },
} as const;
type Place = keyof typeof places;

/** Puts a picture in the place of the one before, made anew: everybody is shown it. */
const upload = (place: Place): Preparation<'uploadLandingLogo' | 'uploadLandingPicture'> => ({
  prepare: async ({ body: { file }, deps }) => {
    const { shape, content_type } = places[place];
    const { bytes: content } = await takePicture(deps.heavy, file, shape);
    return async ({ trx }) => {
      await remove(trx, place);
      const { id } = await trx
        .insertInto('landing_pictures')
        .values({ content, content_type })
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('landing_pages')
        .set({ [place]: id })
        .execute();
      return { id };
    };
  },
});

async function remove(trx: Transaction<Tables>, place: Place): Promise<void> {
  await trx
    .deleteFrom('landing_pictures')
    .where('id', 'in', (eb) => eb.selectFrom('landing_pages').select(place).$asScalar())
    .execute();
}

export const uploadLandingPicture = upload('picture_id');
export const uploadLandingLogo = upload('logo_id');

/** Takes the picture away. */
export const deleteLandingPicture: Handler<'deleteLandingPicture'> = ({ trx }) => remove(trx, 'picture_id');

/** Takes the logo away. */
export const deleteLandingLogo: Handler<'deleteLandingLogo'> = ({ trx }) => remove(trx, 'logo_id');

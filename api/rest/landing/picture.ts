import { invalid, Problem } from '../../http/problem.ts';
import { takes } from '../../files/kinds.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';

const maxBytes = 1_048_576;

/** Puts a picture in the place of the one before. */
export const uploadLandingPicture: Preparation<'uploadLandingPicture'> = {
  prepare: async ({ body: { file } }) => {
    if (file.size === 0) throw invalid([{ field: 'file', message: '빈 파일입니다.' }]);
    if (file.size > maxBytes) throw new Problem(413, 'too-large', '사진이 너무 큽니다. 1MB까지 올릴 수 있습니다.');
    const content = new Uint8Array(await file.arrayBuffer());
    // What the browser says is not believed: the content tells its kind.
    const kind = takes.PROFILE.kinds.find(({ is }) => is(content));
    if (!kind) {
      throw new Problem(415, 'unsupported-media-type', 'JPEG, PNG, WebP 사진만 쓸 수 있습니다. 파일을 확인해 주세요.');
    }
    return async ({ trx }) => {
      await trx.deleteFrom('landing_pictures').execute();
      const { id } = await trx
        .insertInto('landing_pictures')
        .values({ content, content_type: kind.type as 'image/jpeg' })
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

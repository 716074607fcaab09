import { takes } from '../../files/kinds.ts';
import { invalid, Problem } from '../../http/problem.ts';
import { sha256 } from '../../security/digest.ts';
import { useQuota } from '../../security/quotas.ts';
import type { Preparation } from '../_protocol/handler.ts';
import { studentsOnly } from '../_protocol/studentsOnly.ts';

const { kinds, maxBytes } = takes.PROFILE;

/** Makes a small square of a picture and puts it in the place of the one before. */
export const uploadProfileImage: Preparation<'uploadProfileImage'> = {
  prepare: async ({ body: { file }, actor, deps }) => {
    studentsOnly(actor);
    if (file.size === 0) throw invalid([{ field: 'file', message: '빈 파일입니다.' }]);
    if (file.size > maxBytes) {
      throw new Problem(413, 'too-large', `사진이 너무 큽니다. ${maxBytes / 1_048_576}MB까지 올릴 수 있습니다.`);
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const portrait = kinds.some((kind) => kind.is(bytes)) ? await deps.heavy.portrait(bytes) : null;
    if (!portrait) {
      throw new Problem(415, 'unsupported-media-type', 'JPEG, PNG, WebP 사진만 쓸 수 있습니다. 파일을 확인해 주세요.');
    }
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

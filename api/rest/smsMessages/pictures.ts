import { takes } from '../../files/kinds.ts';
import { invalid, notFound, Problem } from '../../http/problem.ts';
import { useQuota } from '../../security/quotas.ts';
import type { Handler, Preparation } from '../_protocol/handler.ts';

const mb = 1_048_576;
const maxBytes = 10 * mb;
const { kinds } = takes.PROFILE;

/** Keeps a picture for a text, small enough for phones. */
export const uploadSmsPicture: Preparation<'uploadSmsPicture'> = {
  prepare: async ({ body: { file }, actor, deps }) => {
    if (file.size === 0) throw invalid([{ field: 'file', message: '빈 파일입니다.' }]);
    if (file.size > maxBytes) {
      throw new Problem(413, 'too-large', `사진이 너무 큽니다. ${maxBytes / mb}MB까지 올릴 수 있습니다.`);
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    const content = kinds.some((kind) => kind.is(bytes)) ? await deps.heavy.textPicture(bytes) : null;
    if (!content) {
      throw new Problem(
        415,
        'unsupported-media-type',
        'JPEG, PNG, WebP 사진만 보낼 수 있습니다. 파일을 확인해 주세요.',
      );
    }
    return async ({ trx, now }) => {
      await useQuota(trx, 'upload', actor, now);
      const { id } = await trx.insertInto('sms_pictures').values({ content }).returning('id').executeTakeFirstOrThrow();
      return { id, byteLength: content.byteLength };
    };
  },
};

/** A picture as phones get it. */
export const readSmsPicture: Handler<'readSmsPicture'> = async ({ trx, params }) => {
  const picture = await trx
    .selectFrom('sms_pictures')
    .select('content')
    .where('id', '=', params.pictureId)
    .executeTakeFirst();
  if (picture === undefined) throw notFound('사진');
  return { jpeg: Buffer.from(picture.content).toString('base64') };
};

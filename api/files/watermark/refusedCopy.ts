import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { StampTrouble } from '../../ports/heavy.ts';
import { announce } from '../../rest/_protocol/transaction.ts';
import { troubleWords } from './trouble.ts';

/** Says at the file, to staff who look at it and on their page of today, why a student got no copy. */
export async function tellStaff(
  { db, log, clock }: Deps,
  file: { id: string; name: string },
  trouble: StampTrouble,
): Promise<void> {
  log.error('watermark-failed', { fileId: file.id, why: trouble.why, page: trouble.page });
  const words = troubleWords(file.name, trouble);
  await db.kysely.transaction().execute(async (trx) => {
    const told = await trx
      .updateTable('files')
      .set({ watermark_trouble: words })
      .where('id', '=', file.id)
      .where('is_watermarked', '=', true)
      .where('watermark_trouble', 'is distinct from', words)
      .returning('id')
      .executeTakeFirst();
    // Every further student meets the same trouble.
    if (told) await announce(trx, ['files'], clock.now());
  });
}

/** What the student is told. */
export function refusedCopy(name: string, { page }: StampTrouble): Problem {
  const where = page === undefined ? '파일' : `파일의 ${page}페이지`;
  const detail = `‘${name}’ ${where}에 이름을 넣지 못해 지금은 내려받을 수 없습니다. 선생님께 알려 두었으니 파일이 바뀐 뒤 다시 받아 주세요.`;
  return new Problem(422, 'no-watermark', detail);
}

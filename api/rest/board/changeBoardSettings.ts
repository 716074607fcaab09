import type { Handler } from '../_protocol/handler.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';

/** Sets within how many hours the academy answers. */
export const changeBoardSettings: Handler<'changeBoardSettings'> = async (context) => {
  const { trx, body } = context;
  const { answer_hours, version } = await trx
    .selectFrom('board_settings')
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (isStale({ version }, body.version)) {
    throw await versionConflict(trx, 'board_settings', [
      {
        id: '1',
        label: '답변 기한',
        mine: `${body.answerHours}시간`,
        theirs: `${answer_hours}시간`,
        theirVersion: version,
      },
    ]);
  }
  await sayUnconditional(context, 'BOARD_SETTINGS_UPDATE', body.version);
  await trx.updateTable('board_settings').set({ answer_hours: body.answerHours }).execute();
};

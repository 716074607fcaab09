import { invalid } from '../../http/problem.ts';
import type { Handler } from '../_protocol/handler.ts';
import { seoulDate } from '../_protocol/seoul.ts';
import { cleanLine } from '../_protocol/text.ts';
import { isStale, sayUnconditional } from '../_protocol/unconditional.ts';
import { staleVersion } from '../_protocol/versionConflict.ts';
import { setWage } from './setWage.ts';
import { lockRow } from '../_protocol/rows.ts';

/** Changes the name of a kind of work, whether it is used, and its wage from a month on. */
export const updateWageType: Handler<'updateWageType'> = async (context) => {
  const { trx, params, body, now } = context;
  const type = await lockRow(trx, 'hourly_wage_types', params.wageTypeId);
  if (body.fromMonth !== undefined && body.hourlyWage === undefined)
    throw invalid([{ field: 'hourlyWage', message: '꼭 입력해 주세요.' }]);
  const row = {
    name: body.name === undefined ? type.name : cleanLine(body.name),
    is_active: body.isActive ?? type.is_active,
  };
  if (isStale(type, body.version)) {
    throw await staleVersion(trx, 'hourly_wage_types', { ...type, title: `${type.name} 시급 구분` }, row);
  }
  await sayUnconditional(context, 'WAGE_TYPE_UPDATE', body.version);
  // A wage is a row of its own, and counts as a change of its kind of work.
  const changed = body.hourlyWage === undefined ? row : { ...row, version: type.version + 1 };
  await trx.updateTable('hourly_wage_types').set(changed).where('id', '=', type.id).execute();
  if (body.hourlyWage !== undefined) {
    const month = body.fromMonth ?? seoulDate(now).slice(0, 7);
    await setWage(trx, type.id, { month, hourlyWage: body.hourlyWage });
  }
  return { id: type.id };
};

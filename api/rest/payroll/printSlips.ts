import { sql, type Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Deps } from '../../deps.ts';
import { inlineAs } from '../../files/attachment.ts';
import type { Handler } from '../_protocol/handler.ts';
import type { Slip } from './slip/slip.ts';
import { readLogo } from '../landing/readHead.ts';
import { noRow } from '../_protocol/rows.ts';
import { academyOf } from '../_protocol/texts/academyOf.ts';

/** The caller's own slip of a closed month as a PDF. */
export const printMySlip: Handler<'printMySlip'> = async ({ trx, params, actor, deps }) =>
  print(await slipsOf(trx, params.month, actor.userId), await signOf(trx, deps), deps);

/** Slips of a closed month as one PDF, a page each; of one TA where one is named. */
export const printSlips: Handler<'printSlips'> = async ({ trx, params, query, deps }) =>
  print(await slipsOf(trx, params.month, query.taId ?? null), await signOf(trx, deps), deps);

const signOf = async (trx: Transaction<Tables>, deps: Deps) => ({
  name: await academyOf(trx, deps),
  logo: await readLogo(trx),
});

async function slipsOf(trx: Transaction<Tables>, month: string, taId: string | null): Promise<Slip[]> {
  const { rows } = await sql<Slip>`
    select to_char(month, 'YYYY-MM') as month, pay_slips.name, users.login_id as "loginId", pay_day::text as "payDay", earned, claimed, withheld, net, lines
    from pay_slips join users on users.id = ta_id
    where month = ${`${month}-01`} and (${taId}::uuid is null or ta_id = ${taId}::uuid) order by pay_slips.name, ta_id`.execute(
    trx,
  );
  if (rows.length === 0) throw noRow('pay_slips');
  return rows;
}

async function print(slips: Slip[], sign: Awaited<ReturnType<typeof signOf>>, deps: Deps): Promise<Response> {
  const { drawSlips } = await import('./slip/drawSlips.ts');
  const pdf = await drawSlips(slips, await deps.fonts(), sign);
  const [first] = slips;
  const name = `${first?.month} 급여명세서${slips.length === 1 ? ` ${first?.name}` : ''}.pdf`;
  return new Response(pdf, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': inlineAs(name) },
  });
}

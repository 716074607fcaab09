import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Problem } from '../../http/problem.ts';
import { sayTime, seoulTime } from '../_protocol/seoul.ts';
import { versionConflict } from '../_protocol/versionConflict.ts';
import type { SlotRow, slotValues } from './slotRow.ts';
import { counselWords } from './counselWords.ts';

type SetValues = ReturnType<typeof slotValues>;

/** 409 for a slot that somebody else changed first: the differing values and their author. */
export async function staleSlot(trx: Transaction<Tables>, known: SlotRow, wanted: SetValues): Promise<Problem> {
  const names = await namesOfTas(trx, [known.ta_id, wanted.ta_id]);
  const [theirs, mine] = [wordsOf(known, names), wordsOf(wanted, names)];
  const differs = (_: string, at: number): boolean => theirs[at] !== mine[at];
  return versionConflict(trx, 'clinic_slots', [
    {
      id: known.id,
      label: `${sayTime(known.starts_at)} 시간`,
      theirVersion: known.version,
      mine: mine.filter(differs).join(' · '),
      theirs: theirs.filter(differs).join(' · '),
    },
  ]);
}

/** The editable fields of a slot in readable form; deadlines in minutes before the start, so that moving the slot does not change them. */
function wordsOf(slot: SetValues, names: ReadonlyMap<string, string>): string[] {
  const before = (at: Date): number => Math.round((slot.starts_at.getTime() - at.getTime()) / 60_000);
  return [
    slot.reserve_type === 'CLINIC'
      ? '클리닉'
      : `${slot.counsel_type === null ? '' : counselWords[slot.counsel_type]} 상담`.trim(),
    `${sayTime(slot.starts_at)}–${seoulTime(slot.ends_at)}`,
    `장소 ${slot.room || '없음'}`,
    `정원 ${slot.capacity}명`,
    `담당 ${names.get(slot.ta_id ?? '') ?? '없음'}`,
    `예약 시작 ${slot.opens_at === null ? '바로' : sayTime(slot.opens_at)}`,
    `예약 마감 ${before(slot.closes_at)}분 전`,
    `취소 기한 ${before(slot.cancel_until)}분 전`,
    `안내 ${slot.note || '없음'}`,
  ];
}

async function namesOfTas(trx: Transaction<Tables>, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await trx.selectFrom('users').select(['id', 'name']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

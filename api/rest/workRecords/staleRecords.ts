import type { Transaction } from 'kysely';
import type { Tables } from '#hasura/generated/tables.ts';
import type { Problem } from '../../http/problem.ts';
import { versionConflict, type Outdated } from '../_protocol/versionConflict.ts';
import { sayHours, type RecordRow } from './record.ts';

/** What a write wants of a shift; a value that is not asked for is left out. */
export interface WantedHours {
  started_at?: Date;
  ended_at?: Date | null;
  wage_type_id?: string | null;
  memo?: string;
}

/** A write of a shift that has another version than the one that was read. */
export interface StaleRecord {
  row: RecordRow;
  hours: WantedHours;
  /** The shift is to be deleted. */
  removes?: boolean;
}

/** The 409 for shifts that others changed first: each value with the stored one, its author and the time. */
export async function staleRecords(
  trx: Transaction<Tables>,
  stale: readonly [StaleRecord, ...StaleRecord[]],
): Promise<Problem> {
  const kinds = await trx.selectFrom('hourly_wage_types').select(['id', 'name']).execute();
  const nameOf = (id: string | null) => kinds.find((kind) => kind.id === id)?.name ?? null;
  const outdated = ({ row, hours, removes }: StaleRecord): Outdated[] => {
    const about = { id: row.id, label: row.ta_name, theirVersion: row.version };
    const values: Outdated[] = [];
    if (removes || hours.started_at !== undefined || hours.ended_at !== undefined) {
      const mine = removes
        ? null
        : sayHours({
            started_at: hours.started_at ?? row.started_at,
            ended_at: hours.ended_at === undefined ? row.ended_at : hours.ended_at,
          });
      values.push({ ...about, field: 'hours', mine, theirs: sayHours(row) });
    }
    if (hours.wage_type_id !== undefined) {
      values.push({
        ...about,
        field: 'wageTypeId',
        mine: nameOf(hours.wage_type_id),
        theirs: nameOf(row.wage_type_id),
      });
    }
    if (hours.memo !== undefined) {
      values.push({ ...about, field: 'memo', mine: hours.memo || null, theirs: row.memo || null });
    }
    return values;
  };
  const [first, ...others] = stale.flatMap(outdated);
  const nothing: Outdated = {
    id: stale[0].row.id,
    label: stale[0].row.ta_name,
    theirVersion: stale[0].row.version,
    mine: null,
    theirs: null,
  };
  return versionConflict(trx, 'work_records', [first ?? nothing, ...others]);
}

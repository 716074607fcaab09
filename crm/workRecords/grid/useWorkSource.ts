import { useState } from 'react';
import type { WorkRecord } from '#client/generated/rest/workRecords.ts';
import { addDays } from '#ui-kit';
import { useFullSync, type Base, type Reading } from '../../grid/index.ts';
import { WorkGridDocument, type WorkGridQuery } from '../generated/manager.ts';
import { makePlaces, type Places } from './places.ts';
import { valueOf, withWritten, type Shift, type WorkCell } from './shifts.ts';

/** The shifts on screen, and the functions that update them. */
export interface WorkSource extends Pick<Reading<never>, 'stopReading' | 'reread'> {
  places: Places;
  /** A shift as last read or written. */
  shiftNow: (id: string) => Shift | undefined;
  /** A cell's value and version; an empty place has none and the version to begin at. */
  now: (cell: WorkCell) => Base | undefined;
  /** The name of the TA of a shift or a place. */
  nameOf: (id: string) => string;
  /** Applies the response to a write to the shown data. */
  keep: (written: { changed: readonly WorkRecord[]; removed: readonly { id: string; version: number }[] }) => void;
}

/** The shifts of some days, with those that reach into them from the day before; others' changes are fetched, but not while `writing`. */
export function useWorkSource(from: string, to: string, writing: boolean) {
  const { query, reading } = useFullSync({
    document: WorkGridDocument,
    variables: { from, to, eve: addDays(from, -1) },
    writing,
  });
  const [places] = useState(() => makePlaces((taId) => usualKind(reading.now(), taId)));
  const shiftNow = (id: string) => reading.now()?.workRecords.find((shift) => shift.id === id);
  const source: WorkSource = {
    stopReading: reading.stopReading,
    reread: reading.reread,
    places,
    shiftNow,
    now: ({ record, column }) => {
      const shift = shiftNow(record);
      if (shift) return { value: valueOf(shift, column), version: shift.version };
      const place = places.find(record);
      return place && { value: null, version: place.version };
    },
    nameOf: (id) => {
      const taId = shiftNow(id)?.taId ?? places.find(id)?.taId;
      return reading.now()?.tas.find((ta) => ta.id === taId)?.user.name ?? '';
    },
    keep: (written) => {
      for (const { id, version } of written.removed) {
        const shift = shiftNow(id);
        if (!shift) continue;
        const { taId, workDate: day, memo, wageTypeId = null } = shift;
        places.leave(id, { taId, day, version, memo, wageTypeId });
      }
      reading.keep((data) => withWritten(data, written));
    },
  };
  return { query, source };
}

/** The kind of work of the TA's latest shift on screen, else the only one there is. */
function usualKind(data: WorkGridQuery | undefined, taId: string): string | null {
  const latest = data?.workRecords.findLast((shift) => shift.taId === taId);
  if (latest) return latest.wageTypeId ?? null;
  const kinds = data?.tas.find(({ id }) => id === taId)?.taWageTypes ?? [];
  return kinds[0]?.wageTypeId ?? null;
}

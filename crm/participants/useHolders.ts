import { useMemo, useState } from 'react';
import { usePresence, type Colleague } from '#client/presence.ts';
import { cellKey } from './drafts.ts';

/** Who else has the attendance of a lecture open, and in which cells they are. */
export interface Holders {
  colleagues: readonly Colleague[];
  /** Names by cell. */
  holders: ReadonlyMap<string, string>;
  /** This person went into a cell. */
  enter: (seatId: string, column: string) => void;
}

/** Says where this person is in the attendance of a lecture, and hears where colleagues are. */
export function useHolders(lectureId: string): Holders {
  const [place, setPlace] = useState('');
  const colleagues = usePresence('participants', lectureId, place);
  const holders = useMemo(
    () => new Map(colleagues.filter((one) => one.place !== '').map((one) => [one.place, one.name])),
    [colleagues],
  );
  return { colleagues, holders, enter: (seatId, column) => setPlace(cellKey(seatId, column)) };
}

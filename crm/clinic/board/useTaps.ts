import { useMemo, useRef, useState } from 'react';
import { useUndoClinic } from '#client/generated/rest/clinicParticipants.ts';
import type { StudentClash } from '#client/generated/rest/lectures.ts';
import { useToast } from '#ui-kit';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { refusalOf } from '../refusalOf.ts';
import { withClashes } from '../../shared/clashText.ts';
import { WriteQueue, type Versioned } from '../../shared/writeQueue.ts';
import type { Patches } from './dayBoardRows.ts';

type Patch = Patches extends ReadonlyMap<string, infer Value> ? Value : never;

/** One tap: the changes it makes to a booking or todo. */
export interface Tap {
  /** Its name, shown before the reason when it is refused. */
  name: string;
  /** New values by the id of the booking or todo. */
  patch: Readonly<Record<string, Patch>>;
  /** Sends it after one's own earlier changes of the same record; gets the version from a function, because it may change until then. */
  write: (versionOf: (thing: Versioned) => number) => Promise<Answer | void>;
  /** The toast on success, with undo; without it there is no toast. */
  done?: string;
}

/** The server's response to a change: its undo, and the new version of the record. */
interface Answer {
  changeSetId?: string | undefined;
  /** Students who have a lesson then. */
  clashes?: readonly StudentClash[];
  booking?: Versioned;
  bookings?: readonly Versioned[];
  todo?: Versioned;
}

interface Shown {
  patch: Tap['patch'];
  /** When the server responded; the value is shown until a later fetch. */
  settledAt?: number;
}

/**
 * Shows tapped values at once, and reverts them with the reason when the server refuses.
 * @param readAt when the board was last fetched, in milliseconds
 */
export function useTaps(readAt: number) {
  const [shown, setShown] = useState<ReadonlyMap<number, Shown>>(new Map());
  const count = useRef(0);
  const [queue] = useState(() => new WriteQueue());
  const undo = useUndoClinic();
  const toast = useToast();

  const put = (key: number, value: Shown | null): void =>
    setShown((before) => {
      const next = new Map([...before].filter(([, { settledAt }]) => settledAt === undefined || settledAt >= readAt));
      if (value) next.set(key, value);
      else next.delete(key);
      return next;
    });

  /** Shows a toast with undo. */
  const said = (message: string, changeSetId: string | null | undefined): void => {
    if (changeSetId == null) toast({ message, tone: 'positive' });
    else toast({ message, undo: { send: () => undo.mutateAsync({ data: { changeSetId } }), said: '되돌렸습니다' } });
  };

  const tap = async ({ name, patch, write, done }: Tap): Promise<boolean> => {
    const key = count.current++;
    put(key, { patch });
    try {
      const answer = await queue.send(Object.keys(patch), async () => {
        const sent = new Map<string, number>();
        const said = await write(({ id, version }) => {
          sent.set(id, queue.after(id, version));
          return sent.get(id) ?? version;
        });
        for (const { id, version } of [said?.booking ?? [], said?.bookings ?? [], said?.todo ?? []].flat()) {
          // A tap that sends no version, such as an arrival, raised it by one.
          queue.advanced(id, sent.get(id) ?? version - 1, version);
        }
        return said;
      });
      put(key, { patch, settledAt: deviceClock.now().getTime() });
      if (done !== undefined) said(withClashes(done, answer?.clashes), answer?.changeSetId);
      return true;
    } catch (error) {
      put(key, null);
      toast({ message: refusalOf(name, error), tone: 'negative' });
      return false;
    }
  };

  /** The version of a record after those of one's own taps that followed the given one. */
  const settledVersion = async (thing: Versioned): Promise<number> => {
    await queue.settled([thing.id]);
    return queue.after(thing.id, thing.version);
  };

  const patches: Patches = useMemo(() => {
    const all = new Map<string, Patch>();
    for (const { patch, settledAt } of shown.values()) {
      if (settledAt !== undefined && settledAt < readAt) continue;
      for (const [id, values] of Object.entries(patch)) all.set(id, { ...all.get(id), ...values });
    }
    return all;
  }, [shown, readAt]);

  return { patches, tap, said, settledVersion };
}

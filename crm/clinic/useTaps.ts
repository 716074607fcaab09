import { useMemo, useRef, useState } from 'react';
import { useUndoClinic } from '#client/generated/rest/clinicParticipants.ts';
import { problemText } from '#client/problemText.ts';
import { useToast } from '#ui-kit';
import { WriteQueue, type Versioned } from '../shared/writeQueue.ts';
import type { Patches } from './dayBoardRows.ts';

type Patch = Patches extends ReadonlyMap<string, infer Value> ? Value : never;

/** One tap: what it makes of which booking or todo. */
export interface Tap {
  /** What it is about, said before the reason when it is refused. */
  name: string;
  /** New values by the id of the booking or todo. */
  patch: Readonly<Record<string, Patch>>;
  /** Sends it, once one's own earlier changes of the same are answered; told what version a thing has by then. */
  write: (versionOf: (thing: Versioned) => number) => Promise<Answer | void>;
  /** Said when it is done, with a way back; without, nothing is said. */
  done?: string;
}

/** What the server says of a change: its undo, and the new version of what was changed. */
interface Answer {
  changeSetId?: string | undefined;
  booking?: Versioned;
  todo?: Versioned;
}

interface Shown {
  patch: Tap['patch'];
  /** When the server had it; it is shown until something was read after that. */
  settledAt?: number;
}

/**
 * Shows at once what was tapped, and takes it back with the reason when the server refuses.
 * @param readAt when the board was read last, in milliseconds
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

  const takeBack = async (changeSetId: string): Promise<void> => {
    try {
      await undo.mutateAsync({ data: { changeSetId } });
      toast({ message: '되돌렸습니다' });
    } catch (error) {
      toast({ message: problemText(error), tone: 'negative' });
    }
  };

  /** Says that something was done, with a way back. */
  const said = (message: string, changeSetId: string | null | undefined): void => {
    if (changeSetId == null) toast({ message, tone: 'positive' });
    else toast({ message, action: { label: '되돌리기', onClick: () => void takeBack(changeSetId) } });
  };

  const tap = async ({ name, patch, write, done }: Tap): Promise<boolean> => {
    const key = count.current++;
    put(key, { patch });
    try {
      const answer = await queue.send(Object.keys(patch), async () => {
        const said = await write((thing) => queue.versionOf(thing));
        for (const changed of [said?.booking, said?.todo]) if (changed) queue.answered(changed);
        return said;
      });
      put(key, { patch, settledAt: Date.now() });
      if (done !== undefined) said(done, answer?.changeSetId);
      return true;
    } catch (error) {
      put(key, null);
      toast({ message: `${name}: ${problemText(error)}`, tone: 'negative' });
      return false;
    }
  };

  /** The version of a thing once one's own taps on it are answered. */
  const settledVersion = async (thing: Versioned): Promise<number> => {
    await queue.settled([thing.id]);
    return queue.versionOf(thing);
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

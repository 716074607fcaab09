import { useRef, useState } from 'react';
import { UnreadableFile } from '../../errors.ts';
import { problemText } from '../../problemText.ts';

/** A file being uploaded. */
export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  /** Bytes sent so far. */
  sent: number;
  state: 'WAITING' | 'SENDING' | 'FAILED';
  /** Why it failed. */
  reason?: string;
  /** Whether trying once more would fail, too: it is not what it should be. */
  isFinal?: boolean;
}

/** Uploads one file; rejects when it is refused or cancelled. */
export type SendFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<void>;

interface Entry extends Upload {
  file: File;
}

/** Uploads files one after another, so that the first is usable while the next is sent. A finished one leaves the list. */
export function useUploadQueue(send: SendFile) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  const change = (id: string, values: Partial<Entry>): void =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));
  const remove = (id: string): void => setEntries((all) => all.filter((entry) => entry.id !== id));

  const sendOne = async ({ id, file }: Entry, { signal }: AbortController): Promise<void> => {
    if (signal.aborted) return;
    change(id, { state: 'SENDING', sent: 0 });
    try {
      await send(file, { signal, onProgress: (sent) => change(id, { sent }) });
      remove(id);
    } catch (error) {
      if (!signal.aborted)
        change(id, { state: 'FAILED', reason: problemText(error), isFinal: error instanceof UnreadableFile });
    }
  };
  const enqueue = (entry: Entry): void => {
    const stop = new AbortController();
    stops.current.set(entry.id, stop);
    queue.current = queue.current.then(() => sendOne(entry, stop));
  };

  return {
    uploads: entries as readonly Upload[],
    add: (files: readonly File[]): void => {
      const added = files.map((file): Entry => {
        const facts = { id: crypto.randomUUID(), name: file.name, sizeBytes: file.size };
        return { ...facts, sent: 0, state: 'WAITING', file };
      });
      setEntries((all) => [...all, ...added]);
      added.forEach(enqueue);
    },
    /** Cancels an upload and removes it from the list. */
    cancel: (id: string): void => {
      stops.current.get(id)?.abort();
      remove(id);
    },
    retry: (id: string): void => {
      const entry = entries.find((one) => one.id === id);
      if (!entry) return;
      change(id, { state: 'WAITING', sent: 0 });
      enqueue(entry);
    },
  };
}

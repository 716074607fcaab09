import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { invalidateTables } from '../invalidateTables.ts';
import { problemText } from '../problemText.ts';
import { uploadFile, type FileOwner } from './upload.ts';

/** A file on its way. */
export interface Upload {
  id: string;
  name: string;
  sizeBytes: number;
  /** Bytes that have gone. */
  sent: number;
  state: 'WAITING' | 'SENDING' | 'FAILED';
  /** Why it failed. */
  reason?: string;
}

interface Entry extends Upload {
  file: File;
}

/** Uploads to one owner, one after another. A finished one leaves the list; what shows files is read again. */
export function useUploads(owner: FileOwner) {
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const queryClient = useQueryClient();
  const stops = useRef(new Map<string, AbortController>());
  const queue = useRef(Promise.resolve());

  const change = (id: string, values: Partial<Entry>): void =>
    setEntries((all) => all.map((entry) => (entry.id === id ? { ...entry, ...values } : entry)));
  const remove = (id: string): void => setEntries((all) => all.filter((entry) => entry.id !== id));

  const send = async ({ id, file }: Entry, stop: AbortController): Promise<void> => {
    if (stop.signal.aborted) return;
    change(id, { state: 'SENDING', sent: 0 });
    try {
      await uploadFile(owner, file, { signal: stop.signal, onProgress: (sent) => change(id, { sent }) });
      await invalidateTables(queryClient, ['files']);
      remove(id);
    } catch (error) {
      if (!stop.signal.aborted) change(id, { state: 'FAILED', reason: problemText(error) });
    }
  };
  const enqueue = (entry: Entry): void => {
    const stop = new AbortController();
    stops.current.set(entry.id, stop);
    queue.current = queue.current.then(() => send(entry, stop));
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
    /** Stops it and takes it off the list. */
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

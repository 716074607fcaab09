import { useSyncExternalStore } from 'react';

/** What makes the whole screen wait: a flag, and the names of what is under way. */
export interface Busy {
  isBusy: boolean;
  tasks: readonly string[];
}

let busy: Busy = { isBusy: false, tasks: [] };
const listeners = new Set<() => void>();

/** Sets the flag: the backdrop stands until it is taken back. */
export function setBusy(isBusy: boolean): void {
  change({ ...busy, isBusy });
}

/** Holds the backdrop, with the task's name (`명단을 저장하는 중입니다`), until the promise settles; passes its result on. */
export async function whileBusy<T>(task: string, promise: Promise<T>): Promise<T> {
  change({ ...busy, tasks: [...busy.tasks, task] });
  try {
    return await promise;
  } finally {
    change({ ...busy, tasks: busy.tasks.toSpliced(busy.tasks.indexOf(task), 1) });
  }
}

/** The backdrop stands while the flag is set or a task is under way. */
export function useBusy(): Busy {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => busy,
  );
}

function change(next: Busy): void {
  busy = next;
  for (const listener of listeners) listener();
}

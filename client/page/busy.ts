import { createStore, useStore } from '../store.ts';

/** What makes the whole screen wait: a flag, and the names of what is under way. */
export interface Busy {
  isBusy: boolean;
  tasks: readonly string[];
}

/** What makes the screen wait now. */
export const busy = createStore<Busy>({ isBusy: false, tasks: [] });

/** Sets the flag: the backdrop stands until it is taken back. */
export function setBusy(isBusy: boolean): void {
  busy.set({ ...busy.get(), isBusy });
}

/** Holds the backdrop, with the task's name (`명단을 저장하는 중입니다`), until the promise settles; passes its result on. */
export async function whileBusy<T>(task: string, promise: Promise<T>): Promise<T> {
  busy.set({ ...busy.get(), tasks: [...busy.get().tasks, task] });
  try {
    return await promise;
  } finally {
    const { tasks } = busy.get();
    busy.set({ ...busy.get(), tasks: tasks.toSpliced(tasks.indexOf(task), 1) });
  }
}

/** The backdrop stands while the flag is set or a task is under way. */
export function useBusy(): Busy {
  return useStore(busy);
}

import { createStore, useStore } from '../store.ts';

/** Why the whole screen is blocked: a flag, and the names of running tasks. */
export interface Busy {
  isBusy: boolean;
  tasks: readonly string[];
}

/** Why the screen is blocked now. */
export const busy = createStore<Busy>({ isBusy: false, tasks: [] });

/** Sets the flag: the backdrop is shown until it is cleared. */
export function setBusy(isBusy: boolean): void {
  busy.set({ ...busy.get(), isBusy });
}

/** Shows the backdrop with the task's name (`명단을 저장하는 중입니다`) until the promise settles; returns its result. */
export async function whileBusy<T>(task: string, promise: Promise<T>): Promise<T> {
  busy.set({ ...busy.get(), tasks: [...busy.get().tasks, task] });
  try {
    return await promise;
  } finally {
    const { tasks } = busy.get();
    busy.set({ ...busy.get(), tasks: tasks.toSpliced(tasks.indexOf(task), 1) });
  }
}

/** The backdrop is shown while the flag is set or a task is running. */
export function useBusy(): Busy {
  return useStore(busy);
}

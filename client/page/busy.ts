import { createStore, useStore } from '../store.ts';

/** Work that blocks the whole screen. */
export interface BusyTask {
  /** What is being done: `명단을 저장하는 중입니다`. */
  label: string;
  /** Stops it. @default it cannot be stopped */
  onCancel?: (() => void) | undefined;
}

/** Why the whole screen is blocked: a flag, and the running tasks. */
export interface Busy {
  isBusy: boolean;
  tasks: readonly BusyTask[];
}

/** Why the screen is blocked now. */
export const busy = createStore<Busy>({ isBusy: false, tasks: [] });

/** Sets the flag: the backdrop is shown until it is cleared. */
export function setBusy(isBusy: boolean): void {
  busy.set({ ...busy.get(), isBusy });
}

/** Blocks the screen for work that must not be started twice, until the promise settles; returns its result. */
export async function whileBusy<T>(label: string, promise: Promise<T>, onCancel?: () => void): Promise<T> {
  const task: BusyTask = { label, onCancel };
  busy.set({ ...busy.get(), tasks: [...busy.get().tasks, task] });
  try {
    return await promise;
  } finally {
    busy.set({ ...busy.get(), tasks: busy.get().tasks.filter((other) => other !== task) });
  }
}

/** The backdrop is shown while the flag is set or a task is running. */
export function useBusy(): Busy {
  return useStore(busy);
}

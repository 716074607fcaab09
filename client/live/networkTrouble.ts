import { createStore } from '../store.ts';

const troubles = createStore(0);

/** Calls `listener` whenever a request gets no response. Returns the function that unsubscribes it. */
export const onNetworkTrouble = troubles.subscribe;

/** Notifies the listeners that a request got no response. */
export function raiseNetworkTrouble(): void {
  troubles.set(troubles.get() + 1);
}

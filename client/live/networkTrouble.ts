import { createStore } from '../store.ts';

const troubles = createStore(0);

/** Calls `listener` each time a request gets no answer. Returns the function that ends it. */
export const onNetworkTrouble = troubles.subscribe;

/** Tells the listeners that a request got no answer. */
export function raiseNetworkTrouble(): void {
  troubles.set(troubles.get() + 1);
}

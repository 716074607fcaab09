import { useSyncExternalStore } from 'react';

/** The rows per page that a list offers. */
export const pageSizes: readonly number[] = [10, 25, 50, 100];

/** Until a person chooses. */
export const USUAL_PAGE_SIZE = 25;

/** `localStorage` key of the rows per page: no list opens before it is known how many rows to ask for. */
const PAGE_SIZE_KEY = 'pageSize';

/** The size that a text names; undefined where no list offers it. */
export const toPageSize = (text: unknown): number | undefined => pageSizes.find((one) => `${one}` === text);

let size: number | undefined;

/** The rows per page of every list: what the person chose last, on any of them. */
export const pageSize = (): number => (size ??= stored());

/** The same, as it changes. */
export const usePageSize = (): number => useSyncExternalStore(subscribe, pageSize);

/** Sets it for every list, and keeps it in this browser. */
export function setPageSize(next: number): void {
  if (next === pageSize()) return;
  size = next;
  try {
    localStorage.setItem(PAGE_SIZE_KEY, `${next}`);
  } catch {
    // Storage may be forbidden (private window); the choice is then lost on reload.
  }
  listeners.forEach((listener) => listener());
}

function stored(): number {
  try {
    return toPageSize(localStorage.getItem(PAGE_SIZE_KEY)) ?? USUAL_PAGE_SIZE;
  } catch {
    return USUAL_PAGE_SIZE;
  }
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { NetworkError } from '../errors.ts';
import { servedVersion } from './version.ts';

/** Milliseconds before a screen's code is requested again. */
export const RETRY_MS = 1000;

const KEY = 'reloadedForCode';

/** A page reloaded for missing code is not reloaded again within this many milliseconds. */
const PATIENCE_MS = 30_000;

type Module<Props> = { default: ComponentType<Props> };

/** `lazy` for screens: a failed import is retried, and after a deployment the page is reloaded once. */
export function lazyWithRetry<Props>(load: () => Promise<Module<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => loadWithRetry(load));
}

/** @throws NetworkError when the code cannot be loaded; the crash boundary then offers to try again. */
export async function loadWithRetry<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  try {
    return await load();
  } catch (error) {
    // The server answers but does not have this file: a newer version with other file names was deployed.
    if ((await servedVersion()) !== null && mayReload()) {
      location.reload();
      return new Promise(() => {});
    }
    throw new NetworkError(error);
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(Date.now()));
    return Date.now() - last > PATIENCE_MS;
  } catch {
    return false;
  }
}

import { isValidElement, lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { deviceClock } from '#ui-kit/format/time/deviceClock.ts';
import { backoff } from '../../live/backoff.ts';
import { raiseNetworkTrouble } from '../../live/networkTrouble.ts';
import { servedVersion } from '../version.ts';

const KEY = 'reloadedForCode';

/** A page reloaded for missing code is not reloaded again within this many milliseconds. */
const PATIENCE_MS = 30_000;

type Module<Props> = { default: ComponentType<Props> };

/** How the code of each lazy component is loaded: until it is there, or tried once. */
const loaders = new WeakMap<object, { load: () => Promise<object>; tryOnce: () => Promise<void> }>();

/**
 * `lazy` for screens: code that cannot be loaded is requested again until it is there, so that frame and menu stay, and
 * after a deployment the page is reloaded once.
 */
export function lazyWithRetry<Props>(load: () => Promise<Module<Props>>): LazyExoticComponent<ComponentType<Props>> {
  let loaded: Module<Props> | undefined;
  let loading: Promise<Module<Props>> | undefined;
  const loadOnce = (): Promise<Module<Props>> => (loading ??= loadWithRetry(load).then((module) => (loaded = module)));
  const tryOnce = async (): Promise<void> => void (loaded ??= await load().catch(() => undefined));
  const component = lazy(() => (loaded ? atOnce(loaded) : loadOnce()));
  loaders.set(component, { load: loadOnce, tryOnce });
  return component;
}

/**
 * Loads the code of a component of `lazyWithRetry`, or of an element of one, before it is shown; it is then drawn at once, without a fallback.
 * @returns all that its file gives
 */
export async function loadLazy(shown: unknown): Promise<object> {
  return (await loadersOf(shown)?.load()) ?? {};
}

/** Tries to load the code of elements that may be shown soon. What fails is asked for when it is shown: nobody waits for it, so the page is not reloaded for it. */
export async function prepareLazy(elements: readonly ReactNode[]): Promise<void> {
  await Promise.all(elements.map(async (element) => loadersOf(element)?.tryOnce()));
}

function loadersOf(shown: unknown) {
  const component = isValidElement(shown) ? shown.type : shown;
  return typeof component === 'object' && component !== null ? loaders.get(component) : undefined;
}

/** React takes what is there without waiting a turn; after a fallback it would wait 300 ms before it shows anything else. */
function atOnce<Props>(module: Module<Props>): Promise<Module<Props>> {
  const promise = Promise.resolve(module);
  promise.then = (onLoaded) => Promise.resolve(onLoaded?.(module) as never);
  return promise;
}

/** Requests code after 1, 2, 4 … 30 seconds again, and at once when the connection is back. Never rejects. */
export async function loadWithRetry<M>(load: () => Promise<M>): Promise<M> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch {
      if (attempt > 0) raiseNetworkTrouble();
      await onlineOr(backoff(attempt));
      // The server answers but did not have this file: a newer version with other file names was deployed.
      if (attempt > 0 && navigator.onLine && (await servedVersion()) !== null && mayReload()) {
        location.reload();
        return new Promise(() => {});
      }
    }
  }
}

/** Resolves when the browser is online again, after `ms` at the latest. */
function onlineOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    sessionStorage.setItem(KEY, String(deviceClock.now().getTime()));
    return deviceClock.now().getTime() - last > PATIENCE_MS;
  } catch {
    return false;
  }
}

import { useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { loadWithRetry } from './lazyWithRetry.ts';
import { whenIdle } from './whenIdle.ts';

/** A component, or a file that has nothing else to give. */
type Loaded<Props> = ComponentType<Props> | { default: ComponentType<Props> };

/**
 * A dialog, or a part of a page, whose code is loaded when it is shown. It keeps what is loaded itself: after a fallback of `Suspense`, even an
 * empty one, React shows nothing else for 300 ms.
 * @param load e.g. `() => import('./TagDialog.tsx')`
 * @param waiting stands there until the code is. @default nothing
 */
export const lazyPart = <Props extends object>(load: () => Promise<Loaded<Props>>, waiting?: ReactNode) =>
  partOf(loaderOf(load), waiting);

/** A part whose code is loaded when the browser has nothing else to do, or when it is shown. @param waiting as above */
export function lazyWhenIdle<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  waiting?: ReactNode,
): FunctionComponent<Props> {
  const loader = loaderOf(load);
  // A failure says nothing here: showing it asks again.
  whenIdle(() => void loader.load().catch(() => undefined));
  return partOf(loader, waiting);
}

interface Loader<Props> {
  loaded?: ComponentType<Props>;
  load: () => Promise<ComponentType<Props>>;
}

function loaderOf<Props>(load: () => Promise<Loaded<Props>>): Loader<Props> {
  const loader: Loader<Props> = {
    load: async () => {
      if (loader.loaded) return loader.loaded;
      const loaded = await load();
      return (loader.loaded ??= 'default' in loaded ? loaded.default : loaded);
    },
  };
  return loader;
}

function partOf<Props extends object>(loader: Loader<Props>, waiting: ReactNode = null): FunctionComponent<Props> {
  return function LazyPart(props) {
    const [Component, setComponent] = useState(() => loader.loaded);
    useEffect(() => {
      if (!Component) void loadWithRetry(loader.load).then((now) => setComponent(() => now));
    }, [Component]);
    return Component ? <Component {...props} /> : waiting;
  };
}

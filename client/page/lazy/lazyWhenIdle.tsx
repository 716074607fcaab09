import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { loadWithRetry } from './lazyWithRetry.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * A dialog, or a part of one, whose code is not part of its page: it is loaded when the browser has nothing else to do, or when it is shown.
 * It keeps what is loaded itself: after a fallback of `Suspense`, even an empty one, React shows nothing else for 300 ms.
 * @param load gives the component, e.g. `() => import('./TagDialog.tsx').then((file) => file.TagDialog)`
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async (): Promise<ComponentType<Props>> => (loaded ??= await load());
  // A failure says nothing here: showing it asks again.
  whenIdle(() => void loadOnce().catch(() => undefined));
  return function LazyWhenIdle(props) {
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      if (!Component) void loadWithRetry(loadOnce).then((now) => setComponent(() => now));
    }, [Component]);
    return <Suspense fallback={null}>{Component && <Component {...props} />}</Suspense>;
  };
}

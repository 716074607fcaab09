import { Suspense, type ComponentType } from 'react';
import { lazyWithRetry } from './lazyWithRetry.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * A dialog, or a part of one, whose code is not part of its page: it is loaded when the browser has nothing else to do, or when it is shown.
 * @param load gives the component, e.g. `() => import('./TagDialog.tsx').then((file) => file.TagDialog)`
 */
export function lazyWhenIdle<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Lazy: ComponentType<Props> = lazyWithRetry(async () => ({ default: await load() }));
  // A failure says nothing here: showing it asks again.
  whenIdle(() => void load().catch(() => undefined));
  return function LazyWhenIdle(props) {
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  };
}

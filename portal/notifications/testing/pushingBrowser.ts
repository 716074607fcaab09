import { SERVICE_WORKER } from '#client/page/serviceWorker.ts';

/** The address of this browser at its push service. */
export const endpoint = 'https://push.academy.test/device';

interface Pushing {
  /** What the person answers when the browser asks. */
  answer: NotificationPermission;
  /** The browser asks. @default undefined */
  onAsk?: () => void;
  /** The person was never asked before. @default false */
  isNew?: boolean;
  /** Whose push is on already. @default nobody's */
  ownerId?: string;
}

/** A browser with a push service, which headless ones have not; the service worker of the mocks stays. @returns what ends it */
export function pushingBrowser({ answer, onAsk, isNew = false, ownerId }: Pushing): () => void {
  const { serviceWorker } = navigator;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: () => {
      held = null;
      return Promise.resolve(true);
    },
  };
  let held = ownerId === undefined ? null : subscription;
  const pushManager = {
    getSubscription: () => Promise.resolve(held),
    subscribe: () => Promise.resolve((held = subscription)),
  };
  const registration = { pushManager };
  const ends = [
    replace(Notification, 'permission', () => (answer === 'denied' || isNew ? 'default' : answer)),
    replace(Notification, 'requestPermission', () => () => {
      onAsk?.();
      return Promise.resolve(answer);
    }),
    replace(serviceWorker, 'ready', () => Promise.resolve(registration)),
    replace(serviceWorker, 'register', () => () => Promise.resolve(registration)),
    replace(
      serviceWorker,
      'getRegistration',
      () => (at?: string) =>
        at === SERVICE_WORKER
          ? Promise.resolve(registration)
          : ServiceWorkerContainer.prototype.getRegistration.call(serviceWorker, at),
    ),
  ];
  if (ownerId !== undefined) localStorage.setItem('push-owner', ownerId);
  return () => {
    localStorage.removeItem('push-owner');
    localStorage.removeItem('push-offered');
    for (const end of ends) end();
  };
}

function replace(owner: object, name: string, get: () => unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, get });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}

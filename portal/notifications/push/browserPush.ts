import { subscribePush, unsubscribePush } from '#client/generated/rest/notifications.ts';
import { SERVICE_WORKER } from '#client/page/serviceWorker.ts';

/** What the browser can do: nothing, nothing any more since the person said no, or it is off or on. */
export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

/** Whose device this is: the subscription outlives the session of whoever turned it on. */
const ownerKey = 'push-owner';

/** How it stands with push in this browser; one's own is said to the server again, which may have forgotten it. */
export async function readPushState(userId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await (
    await navigator.serviceWorker.getRegistration(SERVICE_WORKER)
  )?.pushManager.getSubscription();
  if (!subscription || localStorage.getItem(ownerKey) !== userId) return 'off';
  await tell(subscription);
  return 'on';
}

/** Asks the person, then subscribes; only ever after a tap. */
export async function turnOn(userId: string, publicKey: string): Promise<PushState> {
  const answer = await Notification.requestPermission();
  // Who closes the question has not said no, and may be asked again.
  if (answer !== 'granted') return answer === 'denied' ? 'denied' : 'off';
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  await tell(subscription);
  localStorage.setItem(ownerKey, userId);
  return 'on';
}

/** Forgets this browser, at the server and then here; it stays on when the server cannot be told. */
export async function turnOff(): Promise<PushState> {
  const subscription = await (
    await navigator.serviceWorker.getRegistration(SERVICE_WORKER)
  )?.pushManager.getSubscription();
  if (subscription) {
    await unsubscribePush({ endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  localStorage.removeItem(ownerKey);
  return 'off';
}

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await subscribePush({ endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}

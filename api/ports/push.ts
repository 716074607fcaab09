/** A browser that takes pushes. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** What became of a push: taken, the device is gone for good, to be tried later, or refused. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused';

/** Web Push: encrypted for the device (RFC 8291), signed by us (VAPID, RFC 8292). */
export interface Push {
  /** Our public key, with which a browser subscribes. */
  publicKey: string;
  /** Whether we push to this address at all: a browser names it, and nothing else in our network is to be asked. */
  knows(endpoint: string): boolean;
  /** @param message what the service worker reads; never more than a lock screen may show */
  send(device: PushDevice, message: object): Promise<PushOutcome>;
}

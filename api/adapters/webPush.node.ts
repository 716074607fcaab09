import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Push, PushOutcome } from '../ports/push.ts';
import type { Settings } from '../settings.ts';
import { StartError } from './startError.ts';

/** The push services of the makers of browsers. */
const services = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
];

/** A push is of no use a day later. */
const secondsToLive = 86_400;
const patience = 10_000;

interface Keys {
  publicKey: string;
  privateKey: string;
}

type PushSettings = Pick<Settings, 'dataDir' | 'vapidPublicKey' | 'vapidPrivateKey' | 'publicUrl' | 'pushStandIn'>;

/** Web Push with the keys of the settings, else with those of the data folder, made once. */
export function openPush(settings: PushSettings): Push {
  const { publicKey, privateKey } = keysOf(settings);
  // The services ask whom to write to; without a public address there is only this.
  const subject = settings.publicUrl?.startsWith('https:') === true ? settings.publicUrl : 'mailto:admin@localhost';
  return {
    publicKey,
    knows: (endpoint) => {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, port, username, password, hash, href, origin } = new URL(endpoint);
      if (origin === settings.pushStandIn) return true;
      // As it is written, so that whoever reads it next reads the same; nothing in it but host, path and query.
      const isPlain = href === endpoint && `${port}${username}${password}${hash}` === '';
      return protocol === 'https:' && isPlain && services.some((service) => service.test(hostname));
    },
    send: async ({ endpoint, p256dh, auth }, message) => {
      const seal = () =>
        webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: secondsToLive,
          contentEncoding: 'aes128gcm',
        });
      let sealed: ReturnType<typeof seal>;
      try {
        sealed = seal();
      } catch {
        // A device with keys that are none must not keep the pushes of the others waiting.
        return 'gone';
      }
      try {
        const { status, body } = await fetch(sealed.endpoint, {
          method: 'POST',
          headers: withoutLength(sealed.headers),
          body: new Uint8Array(sealed.body),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        });
        await body?.cancel();
        return outcomeOf(status);
      } catch {
        return 'later';
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

// The length is the runtime's to say.
const withoutLength = (headers: webPush.Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

function keysOf({ dataDir, vapidPublicKey, vapidPrivateKey }: PushSettings): Keys {
  if (vapidPublicKey !== null && vapidPrivateKey !== null) {
    return { publicKey: vapidPublicKey, privateKey: vapidPrivateKey };
  }
  const path = join(dataDir, 'vapid.json');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600 });
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Keys;
  } catch {
    throw new StartError(`${path}을 읽을 수 없습니다. 파일을 지우면 새로 만들고, 기기마다 알림을 다시 켜야 합니다.`);
  }
}

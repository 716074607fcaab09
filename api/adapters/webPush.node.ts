import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import type { Push, PushOutcome } from '../ports/push.ts';
import type { Settings } from '../settings/settings.ts';
import type { Database } from '../ports/database.ts';
import { advise } from './advice.ts';
import { writeKeyFile } from './keys.node.ts';

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

/**
 * Web Push with the keys of the settings, else with those of the data folder, made once.
 * @param isUsed whether devices subscribed with keys: then no others are made
 * @throws StartError when the keys are lost
 */
export function openPush(settings: PushSettings, isUsed = false): Push {
  const { publicKey, privateKey } = keysOf(settings, isUsed);
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

/** Whether devices are subscribed. */
export async function hasSubscriptions({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  return (await kysely.selectFrom('push_subscriptions').select('id').limit(1).execute()).length > 0;
}

/** The file of the keys in a data folder. */
export const pushFile = (dataDir: string): string => join(dataDir, 'vapid.json');

/** The keys of such a file's text; null when there are none. */
export function pushKeysIn(text: string): Keys | null {
  try {
    const { publicKey, privateKey } = Object(JSON.parse(text)) as Partial<Keys>;
    const [isPublic, isPrivate] = [/^[\w-]{87}$/.test(publicKey ?? ''), /^[\w-]{43}$/.test(privateKey ?? '')];
    return publicKey && privateKey && isPublic && isPrivate ? { publicKey, privateKey } : null;
  } catch {
    return null;
  }
}

function keysOf({ dataDir, vapidPublicKey, vapidPrivateKey }: PushSettings, isUsed: boolean): Keys {
  if (vapidPublicKey !== null && vapidPrivateKey !== null) {
    return { publicKey: vapidPublicKey, privateKey: vapidPrivateKey };
  }
  const path = pushFile(dataDir);
  if (!existsSync(path)) {
    if (isUsed) throw lost(`${path}이 없습니다.`);
    writeKeyFile(path, JSON.stringify(webPush.generateVAPIDKeys()));
  }
  const keys = pushKeysIn(readFileSync(path, 'utf8'));
  if (!keys) throw lost(`${path}을 읽을 수 없습니다.`);
  return keys;
}

const lost = (what: string) =>
  advise(
    'vapid',
    `${what} 기기의 푸시 알림이 이 파일의 키에 달려 있습니다. npm run recover -- keys 로 백업에서 되찾아 주세요.\n` +
      '백업에도 없으면 npm run recover -- push --by 이름 으로 새로 시작합니다. 기기마다 알림을 다시 켜야 합니다.',
  );

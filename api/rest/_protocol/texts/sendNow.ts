import type { Deps } from '../../../deps.ts';
import type { SmsMessage } from '../../../ports/sms.ts';
import { SmsProblem } from '../../../ports/sms.ts';

/** Seconds between tries; a link for a password is of no use much later. */
const pauses = [1, 4, 15, 40];

/**
 * Sends one text that must not stand in the database, such as a link that lets somebody in, at once. Tried again for a minute; never twice, since the
 * provider sends a group once.
 */
export async function sendNow({ sms }: Pick<Deps, 'sms'>, { to, text }: SmsMessage, wait = waitSeconds): Promise<void> {
  let group: string | undefined;
  const channel = text.length <= 45 ? 'SMS' : 'LMS';
  for (const pause of [...pauses, null]) {
    try {
      group ??= await filled(sms, {
        id: crypto.randomUUID(),
        to,
        text,
        title: '',
        channel,
        kakao: null,
        imageId: null,
      });
      return await sms.send(group);
    } catch (error) {
      if (!(error instanceof SmsProblem) || error.kind === 'blocked' || pause === null) throw error;
      if (error.kind === 'gone') group = undefined;
      await wait(error.retryAfter ?? pause);
    }
  }
}

async function filled(sms: Deps['sms'], text: Parameters<Deps['sms']['fill']>[1][number]): Promise<string> {
  const group = await sms.open();
  const [taken] = await sms.fill(group, [text]);
  if (taken?.providerId == null) throw new SmsProblem('blocked', taken?.code ?? 'REFUSED', taken?.reason ?? '');
  return group;
}

const waitSeconds = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

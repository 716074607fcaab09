import type { Sms } from '../../ports/sms.ts';
import type { Settings } from '../../settings/settings.ts';
import { createOutbox } from './outbox.node.ts';
import { createSolapi } from '../solapi/solapi.ts';
import { noSms } from './smsOff.ts';

/** The way texts go that the settings name; they have been checked. */
export function openSms(settings: Settings): Sms {
  if (settings.sms === 'off') return noSms;
  if (settings.sms === 'outbox') return createOutbox(settings.dataDir);
  return createSolapi({
    url: settings.solapiUrl,
    apiKey: settings.solapiApiKey ?? '',
    apiSecret: settings.solapiApiSecret ?? '',
    sender: settings.solapiSender ?? '',
    webhookSecret: settings.solapiWebhookSecret,
    kakaoPfId: settings.solapiKakaoPfId,
  });
}

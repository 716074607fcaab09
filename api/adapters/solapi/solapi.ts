import { measureText, SMS_BYTES } from '#ui-kit/format/text/eucKr.ts';
import { SmsProblem, type GroupedSms, type Sms, type SmsFate } from '../../ports/sms.ts';
import { callSolapi, withoutNumbers, type SolapiAccount } from './call.ts';
import { fateOf, maybeReplaced } from './fates.ts';
import { isSigned } from './hmac.ts';
import type { SolapiGroup, SolapiMessage, SolapiStored, SolapiTaken } from './wire.ts';

/** The account, the number texts come from, and what receipts are signed with. */
export interface SolapiSettings extends SolapiAccount {
  /** Registered sender number, digits only. */
  sender: string;
  webhookSecret: string | null;
  /** The academy's Kakao channel; without one 알림톡 go as texts. @default null */
  kakaoPfId?: string | null;
}

/** The header of a receipt: HMAC-SHA256 of its body by the webhook's secret, in hexadecimal digits. */
export const signatureHeader = 'x-solapi-signature';

/** Texts by Solapi, through groups: a group leaves PENDING once, which is what makes sending it again harmless. */
export function createSolapi(settings: SolapiSettings): Sms {
  const call = <Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    callSolapi<Answer>(settings, method, `messages/v4/groups${path}`, body);
  const statusOf = async (group: string) => (await call<SolapiGroup>('GET', `/${group}`)).status;
  const wasSent = (status: SolapiGroup['status']) => status === 'SENDING' || status === 'COMPLETE';
  return {
    kind: 'solapi',
    sendsAlimtalk: settings.kakaoPfId != null,
    upload: async (jpeg) => {
      const file = { file: Buffer.from(jpeg).toString('base64'), type: 'MMS', name: 'picture.jpg' };
      return (await callSolapi<{ fileId: string }>(settings, 'POST', 'storage/v1/files', file)).fileId;
    },
    open: async () => (await call<SolapiGroup>('POST', '', { allowDuplicates: false })).groupId,
    fill: async (group, texts) => {
      const messages = texts.map((text) => messageOf(text, settings));
      const { resultList } = await call<{ resultList: SolapiTaken[] }>('PUT', `/${group}/messages`, { messages });
      return takenOf(texts, messages, resultList);
    },
    send: async (group) => {
      try {
        await call('POST', `/${group}/send`, {});
      } catch (error) {
        if (!(error instanceof SmsProblem) || error.kind === 'gone') throw error;
        // It may have been sent by the try that failed, or by an earlier one.
        const status = await statusOf(group).catch(() => null);
        if (status === 'DELETED') throw new SmsProblem('gone', 'DELETED', '거둔 묶음입니다.');
        if (status === null || !wasSent(status)) throw error;
      }
    },
    withdraw: async (group) => {
      try {
        if (wasSent(await statusOf(group))) return false;
        await call('DELETE', `/${group}`);
      } catch (error) {
        if (!(error instanceof SmsProblem)) throw error;
        if (error.kind === 'gone') return true;
        if (wasSent(await statusOf(group))) return false;
        throw error;
      }
      return true;
    },
    fates: async (group) => {
      const { messageList } = await call<{ messageList: Record<string, SolapiStored> }>(
        'GET',
        `/${group}/messages?limit=500`,
      );
      const stored = Object.values(messageList);
      // Only a group that is over says that no text follows an 알림톡 that failed.
      const isOver = stored.some(maybeReplaced) && (await statusOf(group)) === 'COMPLETE';
      return fatesOf(stored, isOver);
    },
    account: async () => {
      const { balance, point = 0 } = await callSolapi<{ balance: number; point?: number }>(
        settings,
        'GET',
        'cash/v1/balance',
      );
      const numbers = await callSolapi<unknown>(settings, 'GET', 'senderid/v1/numbers/active').catch(() => null);
      const isList = Array.isArray(numbers) && numbers.every((number) => typeof number === 'string');
      return { balance: balance + point, senderNumbers: isList ? (numbers as string[]) : [settings.sender] };
    },
    readReceipts: async (body, headers) => {
      const { webhookSecret } = settings;
      const signature = headers.get(signatureHeader) ?? '';
      if (webhookSecret === null || !(await isSigned(webhookSecret, signature, new Uint8Array(body)))) return null;
      const said = JSON.parse(new TextDecoder().decode(body)) as unknown;
      return fatesOf(Array.isArray(said) ? (said as SolapiStored[]) : []);
    },
  };
}

function messageOf(grouped: GroupedSms, { sender, kakaoPfId }: SolapiSettings): SolapiMessage {
  const { id, to, text, title, kakao } = grouped;
  const isKorean = to.startsWith('+82');
  const isAlimtalk = kakaoPfId != null && kakao !== null && isKorean;
  const channel = grouped.channel === 'ALIMTALK' ? textChannel(text) : grouped.channel;
  return {
    to: isKorean ? `0${to.slice(3)}` : to.slice(1),
    from: sender,
    country: isKorean ? '82' : '',
    type: isAlimtalk ? 'ATA' : channel,
    text,
    // Without a subject Solapi takes the first line, which then stands there twice.
    subject: channel === 'LMS' && title !== '' ? title : undefined,
    kakaoOptions: isAlimtalk ? { pfId: kakaoPfId, ...filledBy(kakao), disableSms: false } : undefined,
    imageId: grouped.imageId ?? undefined,
    customFields: { recipient: id },
  };
}

const textChannel = (text: string): 'SMS' | 'LMS' => (measureText(text).bytes <= SMS_BYTES ? 'SMS' : 'LMS');

const filledBy = ({ templateId, variables }: NonNullable<GroupedSms['kakao']>) => ({
  templateId,
  variables: Object.fromEntries(Object.entries(variables).map(([name, value]) => [`#{${name}}`, value])),
});

function takenOf(texts: readonly GroupedSms[], messages: readonly SolapiMessage[], results: readonly SolapiTaken[]) {
  const byId = new Map(
    results.flatMap((result) => (result.customFields?.recipient ? [[result.customFields.recipient, result]] : [])),
  );
  const byPhone = new Map(results.map((result) => [result.to, result]));
  return texts.map(({ id }, at) => {
    const result = byId.get(id) ?? byPhone.get(messages[at]?.to ?? '');
    if (result === undefined)
      return { id, providerId: null, code: 'NO_ANSWER', reason: '문자 회사가 이 번호에 답하지 않았습니다.' };
    const isTaken = result.statusCode === '2000';
    return {
      id,
      providerId: isTaken ? result.messageId : null,
      code: result.statusCode.slice(0, 50),
      reason: withoutNumbers(result.statusMessage),
    };
  });
}

function fatesOf(stored: readonly SolapiStored[], isOver = false): SmsFate[] {
  return stored.flatMap((message) => fateOf(message, isOver) ?? []);
}

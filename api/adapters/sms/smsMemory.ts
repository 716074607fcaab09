import { SmsProblem, type GroupedSms, type Sms, type SmsMessage } from '../../ports/sms.ts';

export interface SmsMemoryOptions {
  kind: 'outbox' | 'off';
  /** Takes the texts of one group as they would go out. */
  deliver: (texts: readonly SmsMessage[], group: string) => Promise<void>;
  /** Whether a group of an earlier run was delivered. @default no group */
  wasDelivered?: (group: string) => Promise<boolean>;
}

/** A provider within this process: every text it delivers arrives. For demos, tests and the browser. */
export function createSmsMemory({ kind, deliver, wasDelivered = async () => false }: SmsMemoryOptions): Sms {
  const open = new Map<string, readonly GroupedSms[]>();
  const sent = new Map<string, readonly string[]>();
  return {
    kind,
    sendsAlimtalk: false,
    upload: async () => crypto.randomUUID(),
    open: async () => {
      const group = crypto.randomUUID();
      open.set(group, []);
      return group;
    },
    fill: async (group, texts) => {
      open.set(group, texts);
      return texts.map(({ id }) => ({ id, providerId: id, code: '2000', reason: '' }));
    },
    send: async (group) => {
      if (sent.has(group) || (await wasDelivered(group))) return;
      const texts = open.get(group);
      if (texts === undefined) throw new SmsProblem('gone', 'GONE', '보내기 전에 다시 시작되었습니다.');
      await deliver(
        texts.map(({ to, text }) => ({ to, text })),
        group,
      );
      open.delete(group);
      sent.set(
        group,
        texts.map(({ id }) => id),
      );
    },
    withdraw: async (group) => {
      if (sent.has(group) || (await wasDelivered(group))) return false;
      open.delete(group);
      return true;
    },
    fates: async (group) =>
      (sent.get(group) ?? []).map((providerId) => ({
        providerId,
        state: 'DELIVERED',
        wentBy: null,
        code: '4000',
        reason: '',
      })),
    account: async () => ({ balance: null, senderNumbers: [] }),
    readReceipts: async () => null,
  };
}

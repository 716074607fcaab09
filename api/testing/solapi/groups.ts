import type { SolapiMessage } from '../../adapters/solapi/wire.ts';

/** A text at the stand-in. */
export interface StandInText {
  messageId: string;
  to: string;
  text: string;
  type: string;
  recipient: string;
  statusCode: string;
  reason: string;
}

interface Group {
  groupId: string;
  status: 'PENDING' | 'SENDING' | 'DELETED';
  texts: StandInText[];
}

interface Done {
  status: number;
  value: unknown;
}

/** Numbers that never arrive, and those not even taken: by their last four digits. */
export const refusal = /0000$/;
const unknownNumber = /9999$/;
const most = 10_000;

/** The groups of the stand-in: filled, then sent once. */
export class Groups {
  readonly sent: StandInText[] = [];
  private readonly groups = new Map<string, Group>();
  private numbers = 0;

  /** Does one call. `tell` hears what went out. */
  act(method: string, path: string, body: unknown, tell: (texts: readonly StandInText[]) => void): Done {
    if (method === 'GET' && path === '/cash/v1/balance') return { status: 200, value: { balance: 12_340, point: 660 } };
    if (method === 'GET' && path === '/senderid/v1/numbers/active')
      return { status: 200, value: ['0212345678', '0212345679'] };
    const [, id, rest] = /^\/messages\/v4\/groups(?:\/([\w-]+)(?:\/(\w+))?)?/.exec(path) ?? [];
    if (id === undefined) return method === 'POST' && path === '/messages/v4/groups' ? this.open() : notFound;
    const group = this.groups.get(id);
    if (group === undefined) return notFound;
    if (method === 'PUT' && rest === 'messages')
      return this.fill(group, (body as { messages: SolapiMessage[] }).messages);
    if (method === 'POST' && rest === 'send') return this.send(group, tell);
    if (method === 'GET' && rest === 'messages') {
      return {
        status: 200,
        value: { limit: 500, messageList: Object.fromEntries(group.texts.map((text) => [text.messageId, text])) },
      };
    }
    if (method === 'GET') return { status: 200, value: { groupId: group.groupId, status: group.status } };
    return method === 'DELETE' ? this.remove(group) : notFound;
  }

  private open(): Done {
    const group: Group = { groupId: `G4V${++this.numbers}`, status: 'PENDING', texts: [] };
    this.groups.set(group.groupId, group);
    return { status: 200, value: { groupId: group.groupId, status: group.status } };
  }

  private fill(group: Group, messages: readonly SolapiMessage[]): Done {
    if (group.status !== 'PENDING' || messages.length + group.texts.length > most) return refused;
    const resultList = messages.map(({ to, text, type, customFields }) => {
      const isTaken = !unknownNumber.test(to);
      const messageId = `M4V${++this.numbers}`;
      const { recipient } = customFields;
      if (isTaken) group.texts.push({ messageId, to, text, type, recipient, statusCode: '2000', reason: '' });
      return {
        to,
        messageId,
        customFields,
        statusCode: isTaken ? '2000' : '1021',
        statusMessage: isTaken ? '정상 접수' : '받을 수 없는 번호입니다.',
      };
    });
    return {
      status: 200,
      value: { errorCount: resultList.filter(({ statusCode }) => statusCode !== '2000').length, resultList },
    };
  }

  private send(group: Group, tell: (texts: readonly StandInText[]) => void): Done {
    if (group.status !== 'PENDING') return refused;
    group.status = 'SENDING';
    this.sent.push(...group.texts);
    for (const text of group.texts) text.statusCode = '3000';
    tell(group.texts);
    return { status: 200, value: { groupId: group.groupId, status: group.status } };
  }

  private remove(group: Group): Done {
    if (group.status !== 'PENDING') return refused;
    group.status = 'DELETED';
    return { status: 200, value: { groupId: group.groupId, status: group.status } };
  }
}

const notFound: Done = { status: 404, value: { errorCode: 'ResourceNotFound' } };
const refused: Done = {
  status: 400,
  value: { errorCode: 'BadRequest', errorMessage: '지금 상태에서는 할 수 없습니다.' },
};

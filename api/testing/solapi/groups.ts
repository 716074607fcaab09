import { standInPfId } from './env.ts';
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
  kakaoOptions: SolapiMessage['kakaoOptions'] | null;
  imageId: string | null;
  /** A text in the place of an 알림톡 that could not arrive. */
  replacement: boolean;
}

interface Group {
  groupId: string;
  status: 'PENDING' | 'SENDING' | 'COMPLETE' | 'DELETED';
  texts: StandInText[];
}

interface Done {
  status: number;
  value: unknown;
}

/** Numbers that never arrive, those without Kakao, and those not even taken: by their last four digits. */
export const refusal = /0000$/;
export const withoutKakao = /8888$/;
const unknownNumber = /9999$/;
const most = 10_000;

/** The groups of the stand-in: filled, then sent once. */
export class Groups {
  readonly sent: StandInText[] = [];
  /** Pictures that were uploaded, by their ids. */
  readonly files = new Map<string, Buffer>();
  private readonly groups = new Map<string, Group>();
  private numbers = 0;

  /** Does one call. `tell` hears what went out. */
  act(method: string, path: string, body: unknown, tell: (texts: readonly StandInText[]) => void): Done {
    if (method === 'GET' && path === '/cash/v1/balance') return { status: 200, value: { balance: 12_340, point: 660 } };
    if (method === 'GET' && path === '/senderid/v1/numbers/active')
      return { status: 200, value: ['0212345678', '0212345679'] };
    if (method === 'POST' && path === '/storage/v1/files') return this.store(body as { file: string; type: string });
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
    if (method === 'GET') return { status: 200, value: { groupId: group.groupId, status: statusOf(group) } };
    return method === 'DELETE' ? this.remove(group) : notFound;
  }

  private store({ file, type }: { file: string; type: string }): Done {
    const bytes = Buffer.from(file, 'base64');
    const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
    if (type !== 'MMS' || !isJpeg || bytes.byteLength > 200 * 1024) return refused;
    const fileId = `ST01FZ${++this.numbers}`;
    this.files.set(fileId, bytes);
    return { status: 200, value: { fileId, type, name: 'picture.jpg' } };
  }

  private pictureRefusal(type: string, imageId: string | null): { code: string; reason: string } | null {
    if ((type === 'MMS') === (imageId !== null) && (imageId === null || this.files.has(imageId))) return null;
    return { code: '1040', reason: '올리지 않은 사진입니다.' };
  }

  private open(): Done {
    const group: Group = { groupId: `G4V${++this.numbers}`, status: 'PENDING', texts: [] };
    this.groups.set(group.groupId, group);
    return { status: 200, value: { groupId: group.groupId, status: group.status } };
  }

  private fill(group: Group, messages: readonly SolapiMessage[]): Done {
    if (group.status !== 'PENDING' || messages.length + group.texts.length > most) return refused;
    const resultList = messages.map(({ to, text, type, kakaoOptions = null, imageId = null, customFields }) => {
      const refused = refusalOf(to, kakaoOptions) ?? this.pictureRefusal(type, imageId);
      const messageId = `M4V${++this.numbers}`;
      const { recipient } = customFields;
      const given = { messageId, to, text, type, recipient, kakaoOptions, imageId };
      if (refused === null) group.texts.push({ ...given, statusCode: '2000', reason: '', replacement: false });
      return {
        to,
        messageId,
        customFields,
        statusCode: refused?.code ?? '2000',
        statusMessage: refused?.reason ?? '정상 접수',
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

/** Why the stand-in does not take a text; null when it does. It knows one Kakao channel, and templates that begin as Kakao's do. */
function refusalOf(to: string, kakao: SolapiMessage['kakaoOptions'] | null): { code: string; reason: string } | null {
  if (unknownNumber.test(to)) return { code: '1021', reason: '받을 수 없는 번호입니다.' };
  if (!kakao) return null;
  if (kakao.pfId !== standInPfId) return { code: '1030', reason: '등록하지 않은 카카오 채널입니다.' };
  return kakao.templateId.startsWith('KA01TP') ? null : { code: '1031', reason: '등록하지 않은 카카오 템플릿입니다.' };
}

/** A group is over when every text of it has arrived or failed, and no 알림톡 of it may still go as a text. */
function statusOf({ status, texts }: Group): Group['status'] {
  const isDone = texts.every(
    ({ statusCode, type, kakaoOptions }) =>
      statusCode === '4000' || (statusCode === '3059' && (type !== 'ATA' || kakaoOptions?.disableSms === true)),
  );
  return status === 'SENDING' && isDone ? 'COMPLETE' : status;
}

const notFound: Done = { status: 404, value: { errorCode: 'ResourceNotFound' } };
const refused: Done = {
  status: 400,
  value: { errorCode: 'BadRequest', errorMessage: '지금 상태에서는 할 수 없습니다.' },
};

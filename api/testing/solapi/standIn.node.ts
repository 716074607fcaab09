import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { hmac } from '../../adapters/solapi/hmac.ts';
import { measureText, SMS_BYTES } from '#ui-kit/format/text/eucKr.ts';
import { signatureHeader } from '../../adapters/solapi/solapi.ts';
import { standInEnv, standInWebhookSecret } from './env.ts';
import { chance, noFaults, type Faults } from './faults.ts';
import { Groups, refusal, withoutKakao, type StandInText } from './groups.ts';

/** A provider of our own that speaks Solapi's form, for tests and demos of the sender. */
export interface StandIn {
  url: string;
  /** Texts that went out, in their order; what is in here twice was sent twice. */
  sent: StandInText[];
  /** What arrived at a phone, and as what: an 알림톡 that became a text stands here once. */
  arrived: { recipient: string; type: string }[];
  /** Pictures that were uploaded; one that is in here twice was uploaded twice. */
  files: ReadonlyMap<string, Buffer>;
  /** Settings for a server process that sends by it. */
  env: ReturnType<typeof standInEnv>;
  /** Faults from now on. */
  faults: Faults;
  /** Every call fails until it is back. */
  isAway: boolean;
  /** Milliseconds an answer takes. */
  delay: number;
  /** A text takes the place of what Kakao cannot deliver only after this. */
  replacing: Promise<void>;
  /** Where receipts are posted: to each of them, who know their own. */
  receiptUrls: readonly string[];
  /** Calls that were answered, by kind of answer. */
  counts: Record<string, number>;
  stop(): Promise<void>;
}

const { SOLAPI_API_KEY: apiKey, SOLAPI_API_SECRET: apiSecret } = standInEnv('');

/** Starts the stand-in on a free port. */
export async function startStandIn(
  options: Partial<Pick<StandIn, 'faults' | 'delay' | 'receiptUrls'>> & { port?: number } = {},
): Promise<StandIn> {
  const groups = new Groups();
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const later = (run: () => void, milliseconds: number) => {
    const timer = setTimeout(() => (timers.delete(timer), run()), milliseconds);
    timers.add(timer);
  };
  const standIn: StandIn = {
    url,
    sent: groups.sent,
    arrived: [],
    files: groups.files,
    env: standInEnv(url),
    faults: options.faults ?? noFaults,
    isAway: false,
    delay: options.delay ?? 0,
    replacing: Promise.resolve(),
    receiptUrls: options.receiptUrls ?? [],
    counts: {},
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const count = (kind: string) => (standIn.counts[kind] = (standIn.counts[kind] ?? 0) + 1);
    const say = (status: number, value: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify(value));
    };
    const { faults } = standIn;
    await pause(standIn.delay + (chance(faults.slow) ? (count('slow'), faults.slowMilliseconds) : 0));
    if (standIn.isAway) return say(503, { errorCode: 'Unavailable', errorMessage: '점검 중입니다.' });
    if (!(await isSigned(request.headers.authorization ?? ''))) return say(401, { errorCode: 'Unauthorized' });
    if (chance(faults.tooMany))
      return (count('429'), say(429, { errorCode: 'TooManyRequests' }, { 'retry-after': '1' }));
    if (chance(faults.broken)) return (count('5xx'), say(500, { errorCode: 'InternalError' }));
    const done = groups.act(request.method ?? '', request.url ?? '', body, (texts) => tell(texts));
    if (done.status === 200 && chance(faults.acceptedThenThrown))
      return (count('accepted then thrown'), void response.destroy());
    count(`${done.status}`);
    say(done.status, done.value);
  }

  /** Receipts after a while; some twice, some late, some never. */
  function tell(texts: readonly StandInText[]): void {
    const { faults } = standIn;
    for (const text of texts) {
      const isRefused = chance(faults.undelivered) || refusal.test(text.to);
      const isReplaced =
        text.type === 'ATA' && (isRefused || chance(faults.withoutKakao) || withoutKakao.test(text.to));
      const wait = chance(faults.lateReceipt) ? 8000 : 50 + Math.random() * 500;
      const end = () => {
        text.statusCode = isRefused ? '3059' : '4000';
        text.reason = isRefused ? '결번이거나 서비스가 정지된 번호입니다.' : '정상';
        if (!isRefused) standIn.arrived.push({ recipient: text.recipient, type: text.type });
        if (chance(faults.lostReceipt)) return;
        void post([text]);
        if (chance(faults.twiceReceipt)) later(() => void post([text]), 200);
      };
      if (!isReplaced) later(end, wait);
      else later(() => void replaceLater(text, () => later(() => (replace(text), end()), wait)), wait);
    }
  }

  async function replaceLater(text: StandInText, then: () => void): Promise<void> {
    failAtKakao(text);
    await standIn.replacing;
    then();
  }

  /** Kakao cannot deliver it. A receipt says so, though the text that takes its place is still to come. */
  function failAtKakao(text: StandInText): void {
    text.statusCode = '3104';
    text.reason = '카카오톡을 쓰지 않는 번호입니다.';
    void post([text]);
  }

  function replace(text: StandInText): void {
    text.type = measureText(text.text).bytes <= SMS_BYTES ? 'SMS' : 'LMS';
    text.replacement = true;
  }

  async function post(texts: readonly StandInText[]): Promise<void> {
    if (standIn.receiptUrls.length === 0) return;
    const body = JSON.stringify(
      texts.map(({ messageId, type, statusCode, reason, to, kakaoOptions, replacement }) => ({
        messageId,
        type,
        statusCode,
        reason,
        to,
        kakaoOptions,
        replacement,
      })),
    );
    const signature = await hmac(standInWebhookSecret, body);
    const headers = { 'content-type': 'application/json', [signatureHeader]: signature };
    const posts = standIn.receiptUrls.map((url) => fetch(url, { method: 'POST', headers, body }));
    await Promise.allSettled(posts);
  }

  return standIn;
}

async function isSigned(header: string): Promise<boolean> {
  const said = /^HMAC-SHA256 apiKey=(\S+), date=(\S+), salt=(\S+), signature=(\S+)$/.exec(header);
  if (!said) return false;
  const [, key, date = '', salt = '', signature] = said;
  return key === apiKey && signature === (await hmac(apiSecret, date + salt));
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text === '' ? {} : JSON.parse(text);
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

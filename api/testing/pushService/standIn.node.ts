import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDevice, decrypt, type Device } from './decrypt.ts';
import { vapidProblem } from './vapid.ts';

/** What a browser gives the server when it subscribes. */
interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A push service of ours: it checks who pushes, and reads what they push as the browser would. */
export interface PushService {
  origin: string;
  /** A browser that subscribes with this key. */
  subscribe(publicKey: string): Promise<Subscription>;
  /** What arrived at a device, in order. */
  arrived(endpoint: string): unknown[];
  /** Answers this once instead of taking the next push. */
  failNext(status: number): void;
  close(): Promise<void>;
}

interface Known extends Device {
  vapid: string;
  arrived: unknown[];
}

/** Starts one; its addresses are `<origin>/push/<id>`. */
export async function startPushService(port = 0): Promise<PushService> {
  const devices = new Map<string, Known>();
  const failures: number[] = [];
  let origin = '';

  const subscribe = async (vapid: string): Promise<Subscription> => {
    const device = await createDevice();
    const path = `/push/${crypto.randomUUID()}`;
    devices.set(path, { ...device, vapid, arrived: [] });
    const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
    return { endpoint: origin + path, p256dh: base64url(device.publicKey), auth: base64url(device.auth) };
  };

  const take = async (request: IncomingMessage): Promise<number> => {
    const device = devices.get(request.url ?? '');
    const failure = failures.shift();
    if (failure !== undefined) return failure;
    if (!device) return 410;
    if (request.headers['content-encoding'] !== 'aes128gcm' || request.headers.ttl === undefined) return 400;
    if ((await vapidProblem(request.headers.authorization ?? '', origin, device.vapid)) !== undefined) return 403;
    device.arrived.push(JSON.parse(await decrypt(device, await bodyOf(request))));
    return 201;
  };

  // Beside what push services do, it lets a journey subscribe and look.
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    response.setHeader('access-control-allow-origin', '*');
    if (pathname === '/subscribe') return json(response, await subscribe(searchParams.get('key') ?? ''));
    if (pathname === '/arrived') return json(response, devices.get(searchParams.get('path') ?? '')?.arrived ?? []);
    response.statusCode = request.method === 'POST' ? await take(request) : 200;
    response.end();
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      response.statusCode = 400;
      response.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe,
    arrived: (endpoint) => devices.get(new URL(endpoint).pathname)?.arrived ?? [],
    failNext: (status) => void failures.push(status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function json(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

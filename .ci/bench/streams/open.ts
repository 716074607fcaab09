import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** Streams of one person, and what became of them so far. */
export interface Streams {
  /** How many were told of a change of inquiries. */
  told: number;
  /** Of each that the server ended, when and what it was last told. */
  ended: string[];
  close(): void;
}

/** Opens event streams at a server, a hundred at a time: browsers do not all come in one second. */
export async function openStreams(url: URL, token: string, count: number): Promise<Streams> {
  const sockets: Socket[] = [];
  let ready = 0;
  let isOver = false;
  const began = performance.now();
  const close = () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
  };
  const streams: Streams = { told: 0, ended: [], close };
  const open = async () => {
    const socket = connect(Number(url.port), '127.0.0.1');
    sockets.push(socket);
    let last = '';
    socket
      .on('error', () => undefined)
      .once('close', () => {
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        if (!isOver) streams.ended.push(`after ${seconds} s, last told ${JSON.stringify(last)}`);
      });
    await once(socket, 'connect');
    socket.once('data', () => (ready += 1));
    socket.on('data', (part: Buffer) => {
      last = (last + part.toString()).slice(-100);
      if (part.includes('"inquiries"')) streams.told += 1;
    });
    socket.write(
      `GET /api/realtime HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${token}\r\naccept: text/event-stream\r\n\r\n`,
    );
  };
  while (sockets.length < count) {
    await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, open));
    await until(() => ready + streams.ended.length >= sockets.length);
  }
  return streams;
}

/** Waits until something is so, a minute at most. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 2400 && !isSo(); turn += 1) await new Promise((resolve) => setTimeout(resolve, 25));
}

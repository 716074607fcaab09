import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startFakeS3 } from '#api/testing/servers/s3.node.ts';
import { startRealS3 } from '#api/testing/servers/swift.node.ts';
import type { Bucket } from '#api/adapters/storage/storageS3.node.ts';

/** The bucket of a spread academy. */
export interface SpreadBucket extends Bucket {
  /** Whose it is, for the terminal. */
  name: string;
  /** Cuts whoever is connected and refuses connections, as a machine that goes down. */
  halt(): Promise<void>;
  /** Takes connections again after `halt`, with everything it stored. */
  resume(): Promise<void>;
  close(): Promise<void>;
}

/** OpenStack Swift where it is installed, else the bucket of the tests. @param origin pages from there may upload (CORS) */
export async function startBucket(origin: string): Promise<SpreadBucket> {
  const real = await startRealS3(origin);
  const { bucket, close } = real.bucket ? real : await startFakeS3(origin);
  const target = new URL(bucket.url);
  const way = await startWay(Number(target.port));
  target.port = String(way.port);
  return Object.assign({}, bucket, {
    url: target.href,
    name: real.bucket ? 'OpenStack Swift' : 'api/testing/servers/s3.node.ts',
    halt: way.halt,
    resume: way.resume,
    close: async () => {
      await way.halt();
      await close();
    },
  });
}

/** A way to a port of this machine that can be cut. What is signed names the way's own address, which is all that a client and a server see of it. */
async function startWay(to: number) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  return {
    port,
    resume: async () => void (await listen(port)),
    halt: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

import type { IncomingMessage } from 'node:http';

/** Bytes and milliseconds that an early answer waits for; whoever sends more is answered at once, as before. */
const most = 16 * 1_048_576;
const patience = 5000;

/**
 * Waits until the rest of a request has come that nobody reads, such as the body of a refused one. A proxy written in Go (Caddy) that is answered
 * while it still sends cuts the answer: golang/go#40747. Caddy before 2.8 then passed what it had on as if it were whole (caddy#5952).
 */
export async function drainBody(incoming: IncomingMessage): Promise<void> {
  // What somebody began to read is theirs.
  if (incoming.complete || incoming.destroyed || incoming.readableDidRead) return;
  await new Promise<void>((resolve) => {
    let left = most;
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) over();
    };
    const over = () => {
      clearTimeout(timer);
      incoming.off('data', count).off('end', over).off('close', over).off('error', over);
      resolve();
    };
    const timer = setTimeout(over, patience);
    incoming.on('data', count).on('end', over).on('close', over).on('error', over);
  });
}

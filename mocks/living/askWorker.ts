import { cancel, type Ask, type Piece } from './messages.ts';

/** Where asks are posted: a port of the SharedWorker, or the Worker itself. */
export type WorkerDoor = Pick<MessagePort, 'postMessage'>;

/** Sends a request to the worker; resolves with status and headers, and the body follows as a stream. */
export async function askWorker(door: WorkerDoor, request: Request): Promise<Response> {
  const { port1: answers, port2: theirs } = new MessageChannel();
  const body = request.body && (await request.arrayBuffer());
  const ask: Ask = { method: request.method, url: request.url, headers: [...request.headers], body };
  door.postMessage(ask, [theirs, ...(body ? [body] : [])]);
  return new Promise((resolve) => {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
      cancel: () => {
        answers.postMessage(cancel);
        answers.close();
      },
    });
    answers.onmessage = ({ data }: MessageEvent<Piece>) => {
      if (data.kind === 'chunk') controller.enqueue(data.bytes);
      else if (data.kind === 'head') resolve(new Response(isBodiless(data.status) ? null : stream, data));
      else {
        controller.close();
        answers.close();
      }
    };
  });
}

function isBodiless(status: number): boolean {
  return [101, 204, 205, 304].includes(status);
}

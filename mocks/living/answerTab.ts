import type { Ask, Piece } from './messages.ts';

/** Answers one request on its port, piece by piece, until the body ends or the tab cancels or closes. */
export async function answerTab(
  { data: ask, ports: [port] }: MessageEvent<Ask>,
  answer: (ask: Ask) => Promise<Response>,
): Promise<void> {
  if (!port) return;
  const post = (piece: Piece) => port.postMessage(piece);
  const { status, headers, body } = await answer(ask);
  const reader = body?.getReader();
  const stop = () => void reader?.cancel();
  port.onmessage = stop;
  port.addEventListener('close', stop);
  post({ kind: 'head', status, headers: [...headers] });
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    post({ kind: 'chunk', bytes: value });
  }
  post({ kind: 'end' });
}

import type { ClockTime } from '#mocks/clock.ts';

// The messages between a tab and the worker: a tab posts an `Ask` with a port, and the answer comes on it in pieces.

/** A request in a form that can be posted. */
export interface Ask {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** A piece of an answer: first status and headers, then the body in chunks, then the end. */
export type Piece =
  | { kind: 'head'; status: number; headers: [string, string][] }
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' };

/** Sent by a tab that cancels the rest of an answer. */
export const cancel = 'cancel';

/** The BroadcastChannel on which the worker sends a `Notice` to every tab. */
export const noticesChannel = 'living-notices';

/** An unexpected error, that the worker has ended, or that somebody moved the academy's clock. */
export type Notice = { kind: 'complaint'; text: string } | { kind: 'stopped' } | { kind: 'clock'; time: ClockTime };

// What a tab and the worker tell each other: a tab posts an `Ask` with a port, on which its answer comes in pieces.

/** A request, as it can be posted. */
export interface Ask {
  method: string;
  url: string;
  headers: [string, string][];
  body: ArrayBuffer | null;
}

/** A piece of an answer: first the head, then the body as it comes, at last its end. */
export type Piece =
  | { kind: 'head'; status: number; headers: [string, string][] }
  | { kind: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end' };

/** Said by a tab that does not want the rest of an answer. */
export const cancel = 'cancel';

/** The BroadcastChannel on which the worker tells every tab of a `Notice`. */
export const noticesChannel = 'living-notices';

/** Something that should not happen, or that the worker is gone. */
export type Notice = { kind: 'complaint'; text: string } | { kind: 'stopped' };

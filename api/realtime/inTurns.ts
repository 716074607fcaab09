import { letOthersIn } from '../rest/_protocol/inSlices.ts';

/** Streams that are written to in one go. */
const atOnce = 200;

/** Does something with each of many streams; requests have their turn in between. */
export async function inTurns<Each>(all: readonly Each[], act: (each: Each) => void): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce) {
    if (at > 0) await letOthersIn();
    all.slice(at, at + atOnce).forEach(act);
  }
}

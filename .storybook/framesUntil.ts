const FRAME_MS = 16;

/** Waits until something is so, or for so many frames. By the clock: a hidden page draws none. */
export async function framesUntil(isSo: () => boolean, frames: number): Promise<void> {
  for (let frame = 0; !isSo() && frame < frames; frame++) {
    await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
  }
}

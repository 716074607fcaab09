/** The same content, which fails when it ends with other than so many bytes: who reads is cut off at once, and does not wait for the rest. */
export function verifyContent(content: ReadableStream<Uint8Array>, bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return content.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        left -= chunk.byteLength;
        controller.enqueue(chunk);
      },
      flush: () => {
        if (left !== 0) throw new Error(`the store sent ${bytes - left} of ${bytes} bytes`);
      },
    }),
  );
}

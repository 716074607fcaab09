import type { Context } from './handler.ts';
import type { OperationId } from '#openapi/generated/operations.ts';

/** A PDF that is drawn after the transaction has ended, since hundreds of pages take seconds. */
export function drawnPdf(
  afterCommit: Context<OperationId>['afterCommit'],
  fileName: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Response {
  const drawn = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  afterCommit(async () => drawn.resolve(await draw()));
  const pdf = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      controller.enqueue(await drawn.promise);
      controller.close();
    },
  });
  const name = encodeURIComponent(fileName);
  return new Response(pdf, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename*=UTF-8''${name}` },
  });
}

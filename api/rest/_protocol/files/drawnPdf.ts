import { InvalidPrintout } from '#omr/printouts/types.ts';
import { InvalidExam } from '#omr/sheets/exam.ts';
import { InvalidStudents } from '#omr/sheets/students.ts';
import type { OperationId } from '#openapi/generated/operations.ts';
import { inlineAs } from '../../../files/attachment.ts';
import { conflict } from '../../../http/problem.ts';
import type { Context } from '../handler.ts';

/** A PDF that is drawn after the transaction has ended, since hundreds of pages take seconds. 409 not-printable says what cannot be drawn. */
export function drawnPdf(
  afterCommit: Context<OperationId>['afterCommit'],
  fileName: string,
  draw: () => Promise<Uint8Array<ArrayBuffer>>,
): Response {
  const drawn = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  afterCommit(async () => drawn.resolve(await draw().catch(refuse)));
  const pdf = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      controller.enqueue(await drawn.promise);
      controller.close();
    },
  });
  return new Response(pdf, {
    headers: { 'content-type': 'application/pdf', 'content-disposition': inlineAs(fileName) },
  });
}

function refuse(error: unknown): never {
  if (error instanceof InvalidPrintout || error instanceof InvalidExam || error instanceof InvalidStudents) {
    throw conflict('not-printable', error.message.split('\n').slice(0, 3).join(' '));
  }
  throw error;
}

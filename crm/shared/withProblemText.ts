import { HttpError } from '#client/errors.ts';
import { problemText } from '#client/problemText.ts';

/**
 * Awaits a write inside a form or a dialog and turns an error into a message for people. A REST refusal keeps the messages of its
 * fields.
 */
export async function withProblemText<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new Error(problemText(error), { cause: error });
  }
}

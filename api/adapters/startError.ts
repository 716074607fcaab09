/** Why the server cannot start, as a Korean sentence for the terminal; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

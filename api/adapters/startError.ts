/** The reason why the server cannot start, in Korean for the terminal; shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

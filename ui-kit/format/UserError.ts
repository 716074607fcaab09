/** Why something is not sent, read or done; its message is a Korean sentence for the person who asked for it. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
}

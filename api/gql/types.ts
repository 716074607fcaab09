/** What a transport gives us of a connection. */
export interface SocketExtra {
  socket: { close(code: number, reason: string): void; readonly readyState: number };
}

/** The facts a transport provides about a connection. */
export interface SocketExtra {
  socket: { close(code: number, reason: string): void; readonly readyState: number };
}

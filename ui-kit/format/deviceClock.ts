/**
 * The clock of this device, which may be wrong: it words and it colours. What depends on the hour is decided by the server, and a screen
 * that counts down to a deadline corrects this clock by the server's.
 */
export const deviceClock = { now: (): Date => new Date() };

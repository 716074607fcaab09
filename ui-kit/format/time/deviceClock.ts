/**
 * The clock of this device, which may be wrong: it words and it colours. What depends on the hour is decided by the server, and a screen
 * that says what is open or over, or counts down, asks `serverClock`, which its answers correct.
 */
export const deviceClock = { now: (): Date => new Date() };

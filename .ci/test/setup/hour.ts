import { setClock } from '#mocks/clock.ts';
import { readMoment } from '../hours/moments.mjs';

// `TEST_AT=2027-02-28T23:58+09:00`: each test file begins at this moment, and time goes on from there. Timers, `performance.now()`,
// files and other processes keep the machine's time.
const at = process.env.TEST_AT;
if (at !== undefined) {
  setClock({ now: readMoment(at), stopped: false });
}

const RealDate = Date;
const { now: realNow } = Date;

/** The machine's own time, in milliseconds since 1970. Tests let it pass. */
export const machine = { now: realNow };
let tell = realNow;

/** A moment, and whether time goes on from there. */
export interface ClockTime {
  /** Milliseconds since 1970. */
  now: number;
  stopped: boolean;
}

/**
 * From now on this page or worker believes that it is this moment: for the api, PostgreSQL, whose time PGlite takes from `Date`, and the
 * screens. Timers run as before.
 */
export function setClock({ now, stopped }: ClockTime): void {
  const offset = now - machine.now();
  tell = stopped ? () => now : () => machine.now() + offset;
  RealDate.now = tell;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [tell()] : args, newTarget) as Date,
    apply: () => new RealDate(tell()).toString(),
  });
}

/** The machine's own time again. */
export function releaseClock(): void {
  tell = machine.now;
  RealDate.now = machine.now;
  globalThis.Date = RealDate;
}

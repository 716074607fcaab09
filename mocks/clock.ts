const realNow = Date.now;
const RealDate = Date;
let offset = 0;

/**
 * From now on this page or worker believes that it is this moment, and time goes on from there: for the api, PostgreSQL, whose time
 * PGlite takes from `Date`, and the screens.
 * @param now milliseconds since 1970
 */
export function setClock(now: number): void {
  offset = now - realNow();
  const tell = () => realNow() + offset;
  RealDate.now = tell;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [tell()] : args, newTarget) as Date,
    apply: () => new RealDate(tell()).toString(),
  });
}

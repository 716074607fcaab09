/** What a memoised function was asked last for the same first argument, and what it answered. */
export interface LastCall<Args, Result> {
  args: Args;
  result: Result;
}

/**
 * The function, which answers the same result for the same objects. One result is kept for each first argument, as long as that lives.
 * @param make the function; `last` lets it reuse parts of a result whose other arguments have changed
 */
export function memoByReference<Args extends [object, ...unknown[]], Result>(
  make: (args: Args, last: LastCall<Args, Result> | undefined) => Result,
): (...args: Args) => Result {
  const calls = new WeakMap<object, LastCall<Args, Result>>();
  return (...args) => {
    const last = calls.get(args[0]);
    if (last && isSame(last.args, args)) return last.result;
    const result = make(args, last);
    calls.set(args[0], { args, result });
    return result;
  };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

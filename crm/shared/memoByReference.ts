/** The last arguments of a memoised function for one first argument, and the result. */
export interface LastCall<Args, Result> {
  args: Args;
  result: Result;
}

/**
 * Memoises a function by the identity of its arguments. One result is kept per first argument, as long as that object lives.
 * @param make the function; `last` lets it reuse parts of the previous result whose other arguments have changed
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

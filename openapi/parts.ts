// The parts of an operation of `generated/api.d.ts`, as the types of `generated/operations.ts` need them.

/** What is there; undefined for what an operation does not have. */
export type Given<T> = [T] extends [undefined] ? undefined : NonNullable<T>;

/** The content of a body, whatever its media type. */
export type Content<Body> = Body extends { content: infer Types } ? Types[keyof Types] : undefined;

/** The JSON answered with a status; void for 204, a whole response for what is no JSON. */
export type Answer<Responses, Status extends number> =
  Responses extends Record<Status, { content: { 'application/json': infer Reply } }>
    ? Reply
    : Status extends 204
      ? void
      : Response;

/** `T` with a value at each path; `questions.kind` is in each item of `questions`. */
export type Filled<T, Path extends string> = [Path] extends [never]
  ? T
  : T extends readonly (infer Item)[]
    ? Filled<Item, Path>[]
    : T extends object
      ? Flat<
          { [Key in keyof T as Exclude<Key, Path>]: Filled<T[Key], Below<Path, Key>> } & {
            [Key in keyof T as Extract<Key, Path>]-?: T[Key];
          }
        >
      : T;

/** One object, which a hover shows whole. */
type Flat<T> = { [Key in keyof T]: T[Key] };

type Below<Path, Key> = Path extends `${Key & string}.${infer Rest}` ? Rest : never;

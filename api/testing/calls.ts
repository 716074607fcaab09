import type { components, operations, paths } from '#openapi/generated/api.d.ts';

// How the calls of the contract are typed in tests: by the address as it is written, `/tag/${id}`.

/** An answer with its body read. */
// oxlint-disable-next-line typescript/no-explicit-any -- outside the contract, a test says what it expects
export interface TestAnswer<Body = any> {
  status: number;
  headers: Headers;
  body: Body;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Problem = components['schemas']['Problem'];

/** Every address of a method, `/tag/{tagId}`. */
type AddressOf<M extends string> = {
  [Address in keyof paths]: Lowercase<M> extends keyof paths[Address] ? Address : never;
}[keyof paths];

/** `/tag/{tagId}` as texts that fit it, more besides: a parameter may hold a slash. */
type Texts<Address> = Address extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Texts<After>}`
  : Address;

type Depth<Text, Slashes extends unknown[] = []> = Text extends `${string}/${infer Rest}`
  ? Depth<Rest, [...Slashes, 0]>
  : Slashes['length'];

type WithoutQuery<Path> = Path extends `${infer Before}?${string}` ? Before : Path;

type Fitting<Path, Address> = Address extends unknown
  ? Path extends Texts<Address>
    ? Depth<Path> extends Depth<Address>
      ? Address
      : never
    : never
  : never;

/** The one that is meant: `/tag/priority` before `/tag/{tagId}`. */
type Meant<Path, Addresses> = Path extends Addresses ? Path : Addresses;

/** The operation that a call goes to; never for an address that the contract does not have. */
export type Called<M extends string, Path> =
  Meant<WithoutQuery<Path>, Fitting<WithoutQuery<Path>, AddressOf<M>>> extends infer Address extends keyof paths
    ? paths[Address][Lowercase<M> & keyof paths[Address]]
    : never;

/** What a call of an address must be, over and above text. */
export type Known<M extends Method, Path> = [Called<M, Path>] extends [never] ? never : unknown;

type JsonOf<Content> = Content extends { content: infer Types } ? Types[keyof Types] : undefined;

/** What a call sends. */
export type SentBy<Operation> = Operation extends { requestBody?: infer Body }
  ? Body extends { content: { 'multipart/form-data': unknown } }
    ? FormData
    : JsonOf<Body>
  : undefined;

/** What an operation of this name is sent, as `Sent<'createTag'>`. */
export type Sent<Id extends keyof operations> = SentBy<operations[Id]>;

/** What a test sends although it breaks the contract, to see that it is refused: `create(unfit({ name: 1 }))`. */
export const unfit = <Body>(body: unknown): Body => body as Body;

type Answers<Operation> = Operation extends { responses: infer Responses }
  ? JsonOf<Responses[Exclude<keyof Responses, '4XX' | '5XX'>]>
  : never;

/** As a test reads it: filled, with items in every list. What is missing after all fails the test that looks for it. */
type Filled<T> = T extends Blob
  ? T
  : T extends readonly (infer Item)[]
    ? [Filled<Item>, Filled<Item>, Filled<Item>, ...Filled<Item>[]]
    : T extends object
      ? { [Key in keyof T]-?: Filled<NonNullable<T[Key]>> }
      : T;

type Promised<Reply> = [Reply] extends [object] ? Reply & Omit<Required<Problem>, keyof Reply> : Required<Problem>;

/** What a test reads of an answer: what was promised, or the problem; anything, outside the contract. */
// oxlint-disable-next-line typescript/no-explicit-any -- nobody promised what it is
export type Read<Operation> = [Operation] extends [never] ? any : Filled<Promised<Answers<Operation>>>;

/** A way to send calls of one method, for a test file that makes many of them. */
export type Caller<M extends Method> = <const Path extends string>(
  path: Path & Known<M, Path>,
  body?: SentBy<Called<M, Path>>,
) => Promise<TestAnswer<Read<Called<M, Path>>>>;

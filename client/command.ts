/** What a write of a resource is called with. */
export interface Sent {
  /** The record's id; empty for a new record. */
  id: string;
  /** The body. */
  values: unknown;
  /** The other parameters of the path, by name: `{ lectureId }` for a week of a lecture. */
  params: Readonly<Record<string, string>>;
}

/** A call of the contract that takes an action of a resource. */
export interface Command {
  operationId: string;
  /** GraphQL roots that it changes. */
  tables: readonly string[];
  /** @throws HttpError for 4xx and 5xx, NetworkError when no response arrives. */
  send: (sent: Sent) => Promise<unknown>;
}

/** Commands by resource and action. */
export type Commands = Readonly<Record<string, Partial<Record<'create' | 'edit' | 'delete', Command>>>>;

/** A parameter of the path. @throws when the caller has not given it. */
export function parameter({ params }: Sent, name: string): string {
  const value = params[name];
  if (value === undefined) throw new Error(`[Code] Parameter ${name} is required.`);
  return value;
}

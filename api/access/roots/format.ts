/**
 * absent: the role's schema does not have the root. own: the rows that the rules give this person, no other.
 * all: every row. allowed: a mutation the role's schema has.
 */
export type GraphqlOutcome = 'absent' | 'own' | 'all' | 'allowed';

/** Roots of one slice; columns are the `actors` of operations.ts. */
export type RootAccess = Readonly<Record<string, readonly GraphqlOutcome[]>>;

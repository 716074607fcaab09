/** A teacher as the first page shows one. */
export interface Teacher {
  name: string;
  subject: string;
  words: string;
}

/** The stored list of teachers, whose form the command checked. */
export const teachersOf = (stored: unknown): readonly Teacher[] => (Array.isArray(stored) ? (stored as Teacher[]) : []);

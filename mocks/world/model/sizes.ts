/** How large a world is. */
export interface Size {
  students: number;
  /** Lectures of one term. */
  lectures: number;
  /** Terms, the running one included. */
  terms: number;
  /** Weeks of a term, and which of them today lies in. */
  weeks: number;
  week: number;
  tas: number;
}

/** `small`: a class, for stories and API tests. `academy`: the demo. `chain`: five years of many branches, for benchmarks. */
export const sizes = {
  small: { students: 24, lectures: 3, terms: 1, weeks: 8, week: 7, tas: 2 },
  academy: { students: 300, lectures: 12, terms: 1, weeks: 16, week: 14, tas: 9 },
  chain: { students: 20_000, lectures: 168, terms: 15, weeks: 16, week: 14, tas: 150 },
} as const satisfies Record<string, Size>;

/** A size with more or fewer students, and as many lectures, rooms for them and TAs for each of them. */
export function scaled(size: Size, students: number): Size {
  const part = (count: number) => Math.max(1, Math.round((count * students) / size.students));
  return { ...size, students, lectures: part(size.lectures), tas: part(size.tas) };
}

/** The name of a size. */
export type SizeName = keyof typeof sizes;

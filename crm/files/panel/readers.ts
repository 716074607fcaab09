/** A file and who may open it. */
export interface SharedFile {
  id: string;
  name: string;
  permissions: readonly { studentId?: string | null; lectureId?: string | null; weeklyLectureId?: string | null }[];
}

/** Whether a student may open a file: because all may, or by name. */
export function mayOpen({ permissions }: SharedFile, studentId: string): boolean {
  return permissions.some((one) => one.studentId === studentId || one.studentId == null);
}

/** Whether all, some or none of these are true. */
export function tally(marks: readonly boolean[]): 'all' | 'some' | 'none' {
  if (marks.length > 0 && marks.every(Boolean)) return 'all';
  return marks.some(Boolean) ? 'some' : 'none';
}

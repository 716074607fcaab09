/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ReportCardExam = {
  name: string;
  totalPoints: number;
  lectureName: string;
  teacherName: string;
  /** @nullable */
  weekNumber: number | null;
  /** @nullable */
  specialName: string | null;
  heldOn: string;
};

/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DeskStudentStatus } from './deskStudentStatus.ts';
import type { Id } from './id.ts';

export interface DeskStudent {
  scoreId: Id;
  studentId: Id;
  name: string;
  studentNumber: string;
  /**
     * Name of the attendance type; null while unset
     * @nullable
     */
  attendance: string | null;
  status: DeskStudentStatus;
}

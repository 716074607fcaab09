/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ReportCardExam } from './reportCardExam.ts';
import type { ReportCardItemsItem } from './reportCardItemsItem.ts';
import type { ReportCardRank } from './reportCardRank.ts';
import type { ReportCardRetakesItem } from './reportCardRetakesItem.ts';
import type { ReportCardStatistics } from './reportCardStatistics.ts';
import type { ReportCardStudent } from './reportCardStudent.ts';
import type { ReportCardTrendItem } from './reportCardTrendItem.ts';

export interface ReportCard {
  student: ReportCardStudent;
  exam: ReportCardExam;
  value: number;
  /** @nullable */
  grade: number | null;
  /** @nullable */
  gradeScale: number | null;
  retakes: ReportCardRetakesItem[];
  /** Null when fewer than five sat it, since it would tell single values */
  statistics: ReportCardStatistics;
  /** Null unless the link shows it */
  rank: ReportCardRank;
  items: ReportCardItemsItem[];
  /** The last exams of the lecture in percent of their points, this one the last */
  trend: ReportCardTrendItem[];
  /** What the teacher says; empty for nothing */
  remark: string;
  expiresAt: string;
}

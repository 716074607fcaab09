import type { RootAccess } from './format.ts';

/** What staff know of a student. */
export const consults: RootAccess = {
  actualExamScores: ['absent', 'own', 'own', 'all', 'all'],
  actualExamScores_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  actualExamScores_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  consults: ['absent', 'absent', 'absent', 'all', 'all'],
  consults_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  consults_by_pk: ['absent', 'absent', 'absent', 'all', 'all'],
  studentMemoVersions: ['absent', 'absent', 'absent', 'all', 'all'],
  studentMemoVersions_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  studentTimeline: ['absent', 'absent', 'absent', 'all', 'all'],
  studentTimeline_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
};

import { readdirSync } from 'node:fs';

/** Slices that have tables but no commands yet; every other slice is a file of `openapi/paths`. */
export const withoutCommands = [
  'attendanceTypes',
  'auditLog',
  'board',
  'expenseClaims',
  'payroll',
  'pushAlertTemplates',
  'savedViews',
  'studentTimeline',
  'submissions',
  'tas',
  'terms',
  'videos',
  'wages',
  'wordDecks',
  'workRecords',
];

export const withCommands = readdirSync('openapi/paths').map((file) => file.replace(/\.yaml$/, ''));

/** The names of all slices: the same in every room. */
export const slices = new Set([...withCommands, ...withoutCommands]);

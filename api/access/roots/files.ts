import type { RootAccess } from './format.ts';

/** Files, who may open them, who did. */
export const files: RootAccess = {
  filePermissions: ['absent', 'absent', 'absent', 'all', 'all'],
  filePermissions_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  filePermissions_by_pk: ['absent', 'absent', 'absent', 'all', 'all'],
  files: ['own', 'own', 'own', 'own', 'all'],
  files_aggregate: ['absent', 'absent', 'absent', 'own', 'all'],
  files_by_pk: ['own', 'own', 'own', 'own', 'all'],
  fileViews: ['absent', 'own', 'own', 'all', 'all'],
  fileViews_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  fileViews_by_pk: ['absent', 'own', 'own', 'all', 'all'],
};

import { notSummed, type Access, type SliceAccess } from '../accessFormat.ts';

const everybody: Access = { read: 'id title updated_at', rows: 'versions.publication.id is not null' };
const everybodys: Access = { read: 'id term_id body published_from', rows: 'publication.id is not null' };
const columns = 'id title version created_by created_at updated_at';
const versionColumns = 'id term_id body published_from version created_by created_at updated_at';

export const access: SliceAccess = {
  terms: {
    anonymous: everybody,
    student: everybody,
    ta: { read: columns },
    manager: { read: columns, insert: 'id title', update: 'id title version', delete: 'all' },
  },
  term_versions: {
    anonymous: everybodys,
    student: everybodys,
    ta: { read: versionColumns, ...notSummed },
    manager: {
      read: versionColumns,
      insert: 'term_id body published_from',
      update: 'body published_from version',
      delete: 'all',
      ...notSummed,
    },
  },
  published_term_versions: {},
  term_acceptances: {},
  pending_terms: { student: { read: 'version_id term_id title published_from', rows: 'student_id = me' } },
};

import { dateOf } from '#ui-kit/format/testing/when.ts';
import { lectureOf, studentOf, type Act } from '../life.ts';

const remove: Act = async ({ api, pick }, n) => {
  const id = studentOf(n);
  const row = await pick<{ version: number }>(0, 'select version from students where id = $1', [id]);
  const body = { mode: 'COMMIT' as const, version: row!.version };
  return api.call('POST', `/students/student/${id}/delete`, { as: 'admin', body });
};

/** Who comes, goes and comes back. */
export const studentActs = {
  enroll: ({ api }, n) => {
    const body = { userIds: [studentOf(n)], fromDate: dateOf((n % 9) - 2), toDate: n % 3 === 0 ? dateOf(20) : null };
    return api.call('POST', `/lectures/${lectureOf(n >> 3)}/enrollments`, { as: 'ta', body });
  },
  transfer: ({ api }, n) => {
    const path = `/lectures/${lectureOf(n >> 3)}/class-transfers/${lectureOf((n >> 3) + 1)}` as const;
    return api.call('POST', path, { as: 'ta', body: { userIds: [studentOf(n)] } });
  },
  deactivate: ({ api }, n) =>
    api.call('PUT', `/students/${studentOf(n)}/toggle-status`, { as: 'ta', body: { isActive: false } }),
  activate: ({ api }, n) =>
    api.call('PUT', `/students/${studentOf(n)}/toggle-status`, { as: 'ta', body: { isActive: true } }),
  withdraw: ({ api }, n) =>
    api.call('PUT', `/students/${studentOf(n)}/withdrawal`, { as: 'admin', body: { withdrawnOn: dateOf(-(n % 3)) } }),
  stay: ({ api }, n) =>
    api.call('PUT', `/students/${studentOf(n)}/withdrawal`, { as: 'admin', body: { withdrawnOn: null } }),
  delete: remove,
  keep: ({ api }, n) => api.call('POST', `/students/student/${studentOf(n)}/keep`, { as: 'admin' }),
} satisfies Record<string, Act>;

import { staff, students } from '#mocks/cast.ts';
import { enter } from '../enter.ts';

/** Who can be chosen: a login id of the demo world, the parent with a link, or nobody. */
export const people: [person: string, name: string][] = [
  [staff.admin.loginId, `관리자 ${staff.admin.name}`],
  [staff.ta.loginId, `조교 ${staff.ta.name}`],
  [staff.taAdmin.loginId, `관리 조교 ${staff.taAdmin.name}`],
  [students.minsu.loginId, `학생 ${students.minsu.name}`],
  [students.seoyeon.loginId, `학생 ${students.seoyeon.name}`],
  [students.doyun.loginId, `학생 ${students.doyun.name} (첫 로그인)`],
  ['parent', '링크를 받은 보호자'],
  ['nobody', '로그인하지 않음'],
];

/** Opens the academy anew for another person: the page that is open would go on asking as the one before, and be signed out. */
export const addressFor = (person: string): string =>
  `${globalThis.livingBase ?? '/'}?${new URLSearchParams({ person })}`;

/** Signs in whom the address of a page names that has not begun to ask. @returns the address that they begin at; undefined when it names nobody */
export async function followAddress(search: string): Promise<string | undefined> {
  const person = new URLSearchParams(search).get('person');
  return person === null ? undefined : changePerson(person);
}

/** Signs another person in, in the same academy. @returns the address that they begin at */
async function changePerson(person: string): Promise<string> {
  localStorage.removeItem('accessToken');
  // The token may have expired: the panel moves the time.
  const refreshed = await fetch('/api/auth/refresh', { method: 'POST' });
  if (refreshed.ok) {
    const { accessToken } = (await refreshed.json()) as { accessToken: string };
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${accessToken}` } });
  }
  return (await enter(person)) ?? homeOf(person);
}

function homeOf(person: string): string {
  if (person === 'nobody') return '/';
  return Object.values(students).some(({ loginId }) => loginId === person) ? '/portal' : '/crm';
}

/** Who is signed in, when it is one of `people`; `nobody` otherwise. */
export function currentPerson(): string {
  const [, claims = ''] = (localStorage.getItem('accessToken') ?? '').split('.');
  const told = claims === '' ? '' : atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
  const cast = [...Object.values(staff), ...Object.values(students)];
  return cast.find(({ id }) => told.includes(id))?.loginId ?? 'nobody';
}

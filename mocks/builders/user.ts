import { rowDefaults } from '#hasura/generated/rowDefaults.ts';
import type { AuthInfo } from '#client/generated/rest/auth.ts';
import { staff, students } from '../cast.ts';
import { stamps, type Row } from './row.ts';

/** 사용자; by default the student 김민수. */
export function buildUser(overrides: Partial<Row<'users'>> = {}): Row<'users'> {
  return {
    ...rowDefaults.users,
    id: students.minsu.id,
    loginId: students.minsu.loginId,
    sessionEpoch: 1,
    type: 'STUDENT',
    name: students.minsu.name,
    phone: '+821055501007',
    ...stamps,
    ...overrides,
  };
}

/** The answer when a person of the cast signs in. */
export function buildAuth(person: keyof typeof people = 'admin', overrides: Partial<AuthInfo> = {}): AuthInfo {
  const { id, name, ...rest } = people[person];
  const userType = 'type' in rest ? rest.type : 'STUDENT';
  const taInfo = 'type' in rest && rest.type === 'TA' ? { isAdminLevel: rest.isAdminLevel } : null;
  const claims = btoa(JSON.stringify({ sub: id }));
  return {
    accessToken: `e30.${claims}.unsigned`,
    userId: id,
    userType,
    name,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    powers: person === 'admin' || person === 'taAdmin' ? ['ANONYMISE', 'ISSUE_PASSWORDS'] : [],
    taInfo,
    ...overrides,
  };
}

const people = { ...staff, ...students };

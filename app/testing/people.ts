import type { AuthInfo } from '#client/generated/rest/model/authInfo.ts';
import { staff, students } from '#mocks/cast.ts';

const token = 'story';

/** Signed-in people of the cast, as the server answers them. */
export const people = {
  admin: {
    accessToken: token,
    userId: staff.admin.id,
    userType: 'ADMIN',
    name: staff.admin.name,
    mustChangePassword: false,
    taInfo: null,
  },
  ta: {
    accessToken: token,
    userId: staff.ta.id,
    userType: 'TA',
    name: staff.ta.name,
    mustChangePassword: false,
    taInfo: { isAdminLevel: false },
  },
  student: {
    accessToken: token,
    userId: students.minsu.id,
    userType: 'STUDENT',
    name: students.minsu.name,
    mustChangePassword: false,
    taInfo: null,
  },
} satisfies Record<string, AuthInfo>;

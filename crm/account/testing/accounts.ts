import type { Account } from '#client/generated/rest/account.ts';
import { staff } from '#mocks/cast.ts';
import { filled } from '#mocks/states.ts';
import { ColleaguesDocument } from '../generated/graphql.ts';
import { TaPowersDocument } from '../generated/manager.ts';

/** The ids of the sessions, passkeys and events below. */
export const accountId = (number: number) => `01990000-0000-7000-8000-00000000f0${String(number).padStart(2, '0')}`;

/** Nothing set up. */
export const bare: Account = {
  totp: false,
  passkeys: [],
  recoveryCodesLeft: 0,
  maskPhones: false,
  secondFactorFor: 'NONE',
  sessions: [
    {
      id: accountId(1),
      device: 'Chrome · Windows',
      ip: '203.0.113.7',
      startedAt: '2026-03-10T00:12:00Z',
      lastUsedAt: '2026-03-10T09:00:00Z',
      isCurrent: true,
    },
  ],
  events: [],
};

/** An app, a passkey, few recovery codes left, and a sign-in from a new device. */
export const secured: Account = {
  ...bare,
  totp: true,
  passkeys: [{ id: accountId(2), name: '교무실 노트북', createdAt: '2026-03-02T01:00:00Z', lastUsedAt: null }],
  recoveryCodesLeft: 3,
  sessions: [
    ...bare.sessions,
    {
      id: accountId(3),
      device: 'Safari · iPhone',
      ip: '198.51.100.20',
      startedAt: '2026-03-09T12:00:00Z',
      lastUsedAt: '2026-03-10T07:30:00Z',
      isCurrent: false,
    },
  ],
  events: [
    {
      id: accountId(4),
      at: '2026-03-09T12:00:00Z',
      kind: 'SIGN_IN',
      device: 'Safari · iPhone',
      ip: '198.51.100.20',
      isNewDevice: true,
    },
    {
      id: accountId(5),
      at: '2026-03-09T11:59:00Z',
      kind: 'SIGN_IN_REFUSED',
      device: 'Safari · iPhone',
      ip: '198.51.100.20',
      isNewDevice: false,
    },
  ],
};

/** What managers gave TAs to do. */
export const powers = filled(TaPowersDocument, {
  tas: [{ id: staff.ta.id, powers: [{ power: 'ISSUE_PASSWORDS' }], user: { name: staff.ta.name } }],
});

/** Whom a manager may help. */
export const colleagues = filled(ColleaguesDocument, {
  staff: [staff.ta, staff.taAdmin].map(({ id, name }) => ({ id, name })),
});

import { staff } from '#mocks/cast.ts';
import type { ListedTa } from '../taColumns.tsx';
import type { Ta } from '../ta.ts';

const wageType = (number: number) => `01990000-0000-7000-8000-0000000000${90 + number}`;

/** A row of the list: 이준호, paid by the hour. */
export const listedTa = (overrides: Partial<ListedTa> = {}): ListedTa => ({
  id: staff.ta.id,
  loginId: staff.ta.loginId,
  name: staff.ta.name,
  phone: '+821055501012',
  isActive: true,
  isAnonymised: false,
  isAdminLevel: false,
  mustChangePassword: false,
  paymentType: 'HOURLY',
  hourlyWage: 10_500,
  monthlySalary: null,
  wageTypes: '수업 조교, 클리닉 조교, 채점',
  ...overrides,
});

const terms = {
  toMonth: null,
  monthlyWageType: null,
  contractedDays: null,
  isWithheld: true,
  updatedAt: '2026-01-20T01:00:00Z',
  createdByStaff: { name: staff.admin.name },
};

/** 이준호 with a rise in January and a salary that was agreed for later. */
export const buildTa = (overrides: Partial<Ta> = {}): Ta => ({
  id: staff.ta.id,
  isAdminLevel: false,
  powers: [{ power: 'ISSUE_PASSWORDS' }],
  anonymisedAt: null,
  createdAt: '2025-03-02T01:00:00Z',
  user: {
    loginId: staff.ta.loginId,
    name: staff.ta.name,
    phone: '+821055501012',
    isActive: true,
    mustChangePassword: false,
  },
  payTerms: [
    {
      ...terms,
      id: wageType(9),
      fromMonth: '2027-01-01',
      paymentType: 'MONTHLY',
      hourlyWage: null,
      monthlySalary: 1_200_000,
      monthlyWageType: 'PRORATED',
      contractedDays: 12,
    },
    {
      ...terms,
      id: wageType(8),
      fromMonth: '2026-01-01',
      paymentType: 'HOURLY',
      hourlyWage: 10_500,
      monthlySalary: null,
    },
    {
      ...terms,
      id: wageType(7),
      fromMonth: '2025-03-01',
      paymentType: 'HOURLY',
      hourlyWage: 10_030,
      monthlySalary: null,
      isWithheld: false,
    },
  ],
  taWageTypes: [
    { id: wageType(5), wageTypeId: wageType(1), wageType: { name: '수업 조교' } },
    { id: wageType(6), wageTypeId: wageType(2), wageType: { name: '클리닉 조교' } },
  ],
  ...overrides,
});

/** The kinds of work of the academy. */
export const wageTypes = ['수업 조교', '클리닉 조교', '채점', '자료 제작'].map((name, at) => ({
  id: wageType(at + 1),
  name,
  isActive: true,
}));

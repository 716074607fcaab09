/** A TA with 12,000 원 for the wage type and 10,000 원 of their own from January 2026, withheld, unless the case says otherwise. */
export interface PayCase {
  /** Instead of the hourly terms. */
  terms?: Terms[];
  /** Further wages of the type: month, 원. */
  wages?: [month: string, wage: number][];
  /** Shifts in Seoul; `own` is work without a wage type. */
  shifts?: [from: string, to: string, own?: true][];
  custom?: [month: string, amount: number][];
  claims?: [day: string, amount: number, status: 'REQUESTED' | 'APPROVED' | 'REJECTED'][];
  /** From when weekly-holiday pay is paid; never unless it is said. */
  holiday?: string;
  /** By month; null for no pay at all. */
  pays: Record<string, Partial<Pay> | null>;
}

interface Terms {
  from_month: string;
  to_month?: string;
  payment_type: 'HOURLY' | 'MONTHLY';
  hourly_wage?: number | null;
  monthly_salary?: number;
  monthly_wage_type?: 'FULL' | 'PRORATED';
  contracted_days?: number;
  is_withheld?: boolean;
}

interface Pay {
  hourly: number;
  salary: number;
  weekly_holiday: number;
  custom: number;
  claimed: number;
  withheld: number;
  net: number;
}

const salary = { payment_type: 'MONTHLY', hourly_wage: null, monthly_salary: 2_200_000, is_withheld: false } as const;

/** Five evenings of a week, three hours each: 15 hours. */
const fifteenHours = (days: string[]): [string, string][] => days.map((day) => [`${day} 18:00`, `${day} 21:00`]);

/** Months of pay computed by hand. The sums are written out; won are rounded where a sum says so. */
export const handComputed: Record<string, PayCase> = {
  // A wage is of whole months: one written in mid-March holds from the month it names.
  'a wage that changes in mid-month holds from the month it names': {
    wages: [['2026-04-01', 13_000]],
    shifts: [
      ['2026-03-16 18:00', '2026-03-16 20:30'],
      ['2026-04-01 18:00', '2026-04-01 20:30'],
    ],
    pays: {
      // 2.5 × 12,000 = 30,000; tax 900 + 90
      '2026-03': { hourly: 30_000, withheld: 990, net: 29_010 },
      // 2.5 × 13,000 = 32,500; 3 % = 975 → 970, a tenth 97 → 90
      '2026-04': { hourly: 32_500, withheld: 1_060, net: 31_440 },
    },
  },
  'a shift over midnight is of both days and one pay': {
    shifts: [['2026-03-10 22:00', '2026-03-11 01:20']],
    // 200 min × 12,000 / 60 = 40,000; tax 1,200 + 120
    pays: { '2026-03': { hourly: 40_000, withheld: 1_320, net: 38_680 } },
  },
  "a shift over the month's end is paid in each month at its wage": {
    wages: [['2026-04-01', 15_000]],
    shifts: [['2026-03-31 22:30', '2026-04-01 02:00']],
    pays: {
      // 90 min × 12,000 / 60 = 18,000; tax 540 + 50
      '2026-03': { hourly: 18_000, withheld: 590, net: 17_410 },
      // 120 min × 15,000 / 60 = 30,000; tax 900 + 90
      '2026-04': { hourly: 30_000, withheld: 990, net: 29_010 },
    },
  },
  'seconds below a minute of a shift do not count': {
    shifts: [
      ['2026-03-10 18:00:50', '2026-03-10 18:20:10'],
      ['2026-03-10 18:20:10', '2026-03-10 18:31:59'],
    ],
    // 19 min 20 s and 11 min 49 s: 30 min × 200 = 6,000; 3 % = 180, a tenth 18 → 10
    pays: { '2026-03': { hourly: 6_000, withheld: 190, net: 5_810 } },
  },
  "seconds of a shift over the month's end are lost once": {
    shifts: [['2026-03-31 23:00:40', '2026-04-01 01:00:50']],
    pays: {
      // 59 min 20 s of 120 min 10 s: 59 min × 200 = 11,800; 3 % = 354 → 350, a tenth 35 → 30
      '2026-03': { hourly: 11_800, withheld: 380, net: 11_420 },
      // The other 61 min × 200 = 12,200; 3 % = 366 → 360, a tenth 36 → 30
      '2026-04': { hourly: 12_200, withheld: 390, net: 11_810 },
    },
  },
  'a salary in full, then none after its last month': {
    terms: [
      { ...salary, from_month: '2026-03-01', to_month: '2026-04-01', monthly_wage_type: 'FULL', is_withheld: true },
    ],
    // 3 % of 2,200,000 = 66,000, a tenth 6,600
    pays: { '2026-03': { salary: 2_200_000, withheld: 72_600, net: 2_127_400 }, '2026-05': null },
  },
  'a salary that starts in mid-month is paid by the days worked': {
    terms: [{ ...salary, from_month: '2026-03-01', monthly_wage_type: 'PRORATED' }],
    // From 23 March on: 7 of 22 weekdays. 2,200,000 × 7 / 22 = 700,000
    shifts: ['23', '24', '25', '26', '27', '30', '31'].map((day) => [`2026-03-${day} 14:00`, `2026-03-${day} 22:00`]),
    pays: { '2026-03': { salary: 700_000, hourly: 0, net: 700_000 } },
  },
  'a salary by contracted days rounds once, and a night is one day however it was punched': {
    terms: [{ ...salary, from_month: '2026-03-01', monthly_wage_type: 'PRORATED', contracted_days: 13 }],
    shifts: [
      ['2026-03-02 20:00', '2026-03-03 00:00'],
      ['2026-03-03 00:00', '2026-03-03 02:00'],
      ['2026-03-05 20:00', '2026-03-06 02:00'],
    ],
    // Two days of 13: 338,461.5… → 338,462
    pays: { '2026-03': { salary: 338_462, net: 338_462 } },
  },
  'weekly-holiday pay needs 15 hours in the week': {
    holiday: '2026-01-01',
    shifts: [
      ...fifteenHours(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']),
      ...fifteenHours(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12']),
      ['2026-03-13 18:00', '2026-03-13 20:59'],
    ],
    // 15 h + 14 h 59 min = 1,799 min × 200 = 359,800. First week 15 h / 5 = 3 h × 12,000 = 36,000; the second lacks a minute.
    // 395,800: 3 % = 11,874 → 11,870, a tenth 1,187 → 1,180
    pays: { '2026-03': { hourly: 359_800, weekly_holiday: 36_000, withheld: 13_050, net: 382_750 } },
  },
  'more than 40 hours earn the holiday of 40, at the mean wage of the week': {
    holiday: '2026-01-01',
    terms: [{ from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 10_000, is_withheld: false }],
    shifts: [
      ...['02', '03', '04', '05'].map((day): [string, string] => [`2026-03-${day} 09:00`, `2026-03-${day} 18:00`]),
      ['2026-03-06 09:00', '2026-03-06 18:00', true],
    ],
    // 36 h × 12,000 + 9 h × 10,000 = 522,000; mean 11,600; 8 h × 11,600 = 92,800
    pays: { '2026-03': { hourly: 522_000, weekly_holiday: 92_800, net: 614_800 } },
  },
  "a week cut by the month's end is whole, and paid with its Sunday": {
    holiday: '2026-01-01',
    wages: [['2026-04-01', 15_000]],
    terms: [{ from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 10_000, is_withheld: false }],
    // Monday 30 March to Friday 3 April: 6 h at 12,000 and 9 h at 15,000
    shifts: fifteenHours(['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03']),
    pays: {
      '2026-03': { hourly: 72_000, weekly_holiday: 0, net: 72_000 },
      // 135,000 and 3 h × (72,000 + 135,000) / 15 h = 41,400
      '2026-04': { hourly: 135_000, weekly_holiday: 41_400, net: 176_400 },
    },
  },
  'weekly-holiday pay begins with the first week after its start': {
    holiday: '2026-03-09',
    terms: [{ from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 10_000, is_withheld: false }],
    shifts: [
      ...fifteenHours(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']),
      ...fifteenHours(['2026-03-09', '2026-03-10', '2026-03-11', '2026-03-12', '2026-03-13']),
    ],
    pays: { '2026-03': { hourly: 360_000, weekly_holiday: 36_000, net: 396_000 } },
  },
  'a salary holds the weekly holiday in it': {
    holiday: '2026-01-01',
    terms: [{ ...salary, from_month: '2026-03-01', monthly_wage_type: 'FULL' }],
    shifts: fifteenHours(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']),
    pays: { '2026-03': { hourly: 0, weekly_holiday: 0, salary: 2_200_000, net: 2_200_000 } },
  },
  'deductions lower the tax, claims do not raise it, and nothing is taxed below zero': {
    shifts: [['2026-03-02 18:00', '2026-03-02 20:00']],
    custom: [
      ['2026-03-01', 10_000],
      ['2026-03-01', -4_567],
      ['2026-04-01', -50_000],
    ],
    claims: [
      ['2026-03-05', 12_340, 'APPROVED'],
      ['2026-03-06', 99_000, 'REJECTED'],
      ['2026-03-07', 88_000, 'REQUESTED'],
    ],
    pays: {
      // 24,000 + 5,433 = 29,433: 3 % = 882 → 880, a tenth 88 → 80; + 12,340
      '2026-03': { hourly: 24_000, custom: 5_433, claimed: 12_340, withheld: 960, net: 40_813 },
      '2026-04': { custom: -50_000, withheld: 0, net: -50_000 },
    },
  },
  'withholding drops what is below 10 원, of each tax': {
    terms: [{ from_month: '2026-01-01', payment_type: 'HOURLY', hourly_wage: 9_999 }],
    shifts: [['2026-03-02 18:00', '2026-03-02 19:00', true]],
    // 3 % of 9,999 = 299.97 → 290; a tenth 29 → 20
    pays: { '2026-03': { hourly: 9_999, withheld: 310, net: 9_689 } },
  },
  'everything at once': {
    holiday: '2026-01-01',
    shifts: [
      ...fifteenHours(['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06']),
      ['2026-03-14 22:00', '2026-03-15 01:10'],
      ['2026-03-17 10:00', '2026-03-17 12:07', true],
      ['2026-03-31 23:00', '2026-04-01 01:00'],
    ],
    custom: [
      ['2026-03-01', 100_000],
      ['2026-03-01', -20_000],
    ],
    claims: [
      ['2026-03-20', 33_000, 'APPROVED'],
      ['2026-03-21', 5_000, 'REQUESTED'],
    ],
    pays: {
      // Type: 900 + 190 + 60 = 1,150 min × 200 = 230,000; own 127 min × 10,000 / 60 = 21,166.7 → 21,167; holiday 36,000; + 80,000
      // 367,167: 3 % = 11,015.01 → 11,010, a tenth 1,101 → 1,100; 367,167 − 12,110 + 33,000 = 388,057
      '2026-03': {
        hourly: 251_167,
        weekly_holiday: 36_000,
        custom: 80_000,
        claimed: 33_000,
        withheld: 12_110,
        net: 388_057,
      },
      '2026-04': { hourly: 12_000 },
    },
  },
};

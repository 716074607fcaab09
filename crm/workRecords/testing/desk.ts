import { staff } from '#mocks/cast.ts';
import { instantInSeoul } from '#ui-kit';
import type { WorkDeskQuery } from '../generated/manager.ts';
import { kinds } from './shifts.ts';

/** The day of the request. */
export const deskDay = '2026-11-02';

/** Two at work, one of whom forgot the out, and a correction that waits. */
export const desk: WorkDeskQuery = {
  open: [
    {
      id: '01990000-0000-7000-a000-0000000000a1',
      startedAt: instantInSeoul('2026-11-21', '17:55'),
      taStaff: { name: '정하늘' },
      wageType: kinds[0] ?? null,
      flags: [],
    },
    {
      id: '01990000-0000-7000-a000-0000000000a2',
      startedAt: instantInSeoul('2026-11-20', '18:02'),
      taStaff: { name: '최이든' },
      wageType: null,
      flags: [{ kind: 'FORGOTTEN' }],
    },
  ],
  requested: [
    {
      id: '01990000-0000-7000-a000-0000000000b1',
      taId: staff.ta.id,
      startedAt: instantInSeoul(deskDay, '17:30'),
      endedAt: instantInSeoul(deskDay, '22:00'),
      reason: '늦게 찍었습니다',
      formerStartedAt: instantInSeoul(deskDay, '18:00'),
      formerEndedAt: instantInSeoul(deskDay, '22:00'),
      taStaff: { name: staff.ta.name },
      wageType: kinds[0] ?? null,
      workRecord: { id: '01990000-0000-7000-a000-002026110218', version: 2 },
    },
  ],
};

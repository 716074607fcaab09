import { describe, expect, it } from 'vitest';
import type { SetupState } from '#client/generated/rest/setup.ts';
import { setupSteps } from './steps.ts';
import { newAcademy, settled } from './testing/setups.ts';

const step = (title: string, change: Partial<SetupState>, of = newAcademy) =>
  setupSteps({ ...of, ...change }).find((one) => one.title === title)!;
const isDone = ({ isDone: done }: { isDone: boolean }) => done;

describe('what is done', () => {
  it('is nothing on the first day, and all of it in an academy at work', () => {
    expect(setupSteps(newAcademy).filter(isDone)).toEqual([]);
    expect(setupSteps(settled).every(isDone)).toBe(true);
  });

  it('is no lecture without weeks', () => {
    expect(step('강의와 시간표', { lectures: 3 })).toMatchObject({ isDone: false });
    expect(step('강의와 시간표', { lectures: 3 }).why).toMatch(/^강의 3개에 아직 주차가 없습니다/);
    expect(step('강의와 시간표', { lectures: 3, plannedLectures: 1 }).isDone).toBe(true);
  });

  it('are no texts that only a file hears of, nor a way that nothing went', () => {
    const texts = (way: SetupState['texts']['way'], wereSent: boolean) =>
      step('문자 발송', { texts: { way, wereSent } });
    expect(texts('outbox', true)).toMatchObject({ isDone: false });
    expect(texts('off', false).why).toMatch(/^지금은 문자가 나가지 않습니다/);
    expect(texts('solapi', false)).toMatchObject({ isDone: false });
    expect(texts('solapi', true).isDone).toBe(true);
  });

  it('is a backup on another disk that was tried', () => {
    const backedUpAt = '2026-11-25T04:24:00Z';
    const backup = (backups: SetupState['backups']) => step('백업', { backups });
    expect(backup(null).why).toMatch(/^이 서버는 백업을 하지 않습니다/);
    expect(backup({ backedUpAt: null, checkOk: null, isElsewhere: false }).why).toMatch(/^아직 백업이 없습니다/);
    expect(backup({ backedUpAt, checkOk: true, isElsewhere: false }).why).toMatch(/같은 디스크/);
    expect(backup({ backedUpAt, checkOk: false, isElsewhere: true }).why).toMatch(/문제가 나왔습니다/);
    expect(backup({ backedUpAt, checkOk: null, isElsewhere: true }).why).toMatch(/복원해 보지 않았습니다/);
    expect(backup({ backedUpAt, checkOk: true, isElsewhere: true }).isDone).toBe(true);
  });
});

it('leads first to what comes first', () => {
  const leads = (change: Partial<SetupState>) => step('수강 등록', change).link.href;
  expect(leads({})).toBe('/crm/students');
  expect(leads({ students: 1 })).toBe('/crm/lectures');
  expect(step('수강 등록', { students: 1 }).why).toMatch(/^강의를 먼저/);
});

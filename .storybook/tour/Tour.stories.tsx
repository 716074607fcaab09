import { staff, students } from '#mocks/cast.ts';
import type { Conditions, Network } from '#mocks/network.ts';
import { momentOf, writeMoment } from '#mocks/moment.ts';
import type { Place } from '#mocks/place.ts';
import preview from '../preview.tsx';
import { tellCalls } from '../withNetwork.tsx';
import { Tour } from './Tour.tsx';

const scene = (at: string, person: string, open: string) => ({
  place: { at, person, size: 'small', resets: false } satisfies Place,
  open,
  conditions: { network: 'fast', failing: '' } satisfies Conditions,
  onCalls: tellCalls,
});

/**
 * 서버 없이 이 브라우저 안에서 도는 학원 전체입니다. 한 일은 이 브라우저에 남고, 위쪽 **시각**과 **초기화**, **학원의 크기**로 처음 상태를 고릅니다.
 */
const meta = preview.meta({
  title: 'App/둘러보기/학원의 하루',
  component: Tour,
  parameters: { layout: 'fullscreen', isTour: true },
  // A whole academy each: not many on one page of docs. `.ci/test/storybook.ts` opens them in the static build.
  tags: ['!autodocs', '!test'],
  render: ({ place, ...props }, { globals }) => (
    <Tour
      {...props}
      place={placeOf(place, globals)}
      conditions={{ network: globals.network as Network, failing: String(globals.failing) }}
    />
  ),
});

const onPhone = { viewport: { value: 'phone' } };

/** The exam of last Thursday, 45 points below a cutline of 50. */
const failedExam = '01a16b35-0800-788d-8000-00000000000c';

export const BeforeClass = meta.story({
  name: '조교, 화요일 17:55',
  args: scene('2026-11-03T1755', staff.ta.loginId, '/crm/clinic'),
});

export const AfterFailedExam = meta.story({
  name: '시험을 못 본 학생, 월요일 22:10',
  args: scene('2026-11-02T2210', students.minsu.loginId, `/portal/exams/${failedExam}`),
  globals: onPhone,
});

export const Payday = meta.story({
  name: '관리자, 급여일 10:00',
  args: scene('2026-11-10T1000', staff.admin.loginId, '/crm/admin/payroll'),
});

export const ParentWithLink = meta.story({
  name: '링크를 받은 보호자, 월요일 20:30',
  args: scene('2026-11-02T2030', 'parent', '/'),
  globals: onPhone,
});

/** The story's place as the toolbar changes it. */
function placeOf(place: Place, { clock, reset, size, person }: Record<string, unknown>): Place {
  const people: Record<string, string> = { admin: staff.admin.loginId, ta: staff.ta.loginId };
  const moment = momentOf(String(clock), place.at.slice(0, 10));
  return {
    at: clock === 'now' ? 'now' : moment ? writeMoment({ ...moment, stopped: false }) : place.at,
    person: people[String(person)] ?? place.person,
    size: size === 'academy' ? 'academy' : 'small',
    resets: reset === 'reset',
  };
}

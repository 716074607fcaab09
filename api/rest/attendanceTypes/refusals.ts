import { someNames } from '#ui-kit/format/names/someNames.ts';
import type { Refusals } from '../_protocol/refusals.ts';

/** The refusals of the constraints and triggers of this slice's tables. */
export const refusals: Refusals = {
  attendance_types_makeup: [
    409,
    'makeup-linked',
    '보강 연결에 쓰인 구분이라 출석 인정 여부를 바꿀 수 없습니다. 새 구분을 만들어 주세요.',
  ],
  attendance_types_in_use: [
    409,
    'in-use',
    ({ marked, names }: { marked: number; names: string[] }) =>
      `${someNames(names, 3, '개 강의')}의 출결 ${marked.toLocaleString('ko')}건에 쓰이고 있어 삭제할 수 없습니다. 더 쓰지 않으려면 사용을 꺼 주세요.`,
  ],
};

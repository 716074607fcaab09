import { ACADEMY_NAME } from '#client/page/academy.ts';
import { formatDay, todayInSeoul } from '#ui-kit';
import type { VariableValues } from './variables.ts';

/** What the variables of an event stand for in a preview. */
export function sampleValues(): VariableValues {
  return {
    학원: ACADEMY_NAME,
    주차: '3주차',
    날짜: formatDay(todayInSeoul()),
    시각: '18:30',
    출결: '결석',
    예약: '클리닉',
    장소: '302호',
    변경전: `${formatDay(todayInSeoul())} 17:00~18:30 301호`,
    변경후: `${formatDay(todayInSeoul())} 18:30~20:00 302호`,
    시험: '3주차 테스트',
    점수: '84',
    만점: '100',
    할일: '3주차 테스트 재시험',
    제목: '다음 주 숙제 안내',
    링크: 'https://academy.example/link/…',
  };
}

/** The same at their longer end, for what must fit. */
export const longestValues: VariableValues = {
  학원: '대치미래탐구학원',
  이름: '남궁민수',
  학교: '한빛여고',
  학년: '고2',
  보호자: '남궁영수',
  강의: '고2 미적분 심화 B반',
  주차: '12주차',
  날짜: '11월 22일 (일)',
  시각: '18:30',
  출결: '무단결석',
  예약: '클리닉',
  장소: '302호',
  변경전: '2026년 12월 22일 (화) 17:00~18:30 클리닉실 302호',
  변경후: '2027년 1월 12일 (화) 18:30~20:00 클리닉실 303호',
  시험: '12주차 테스트',
  점수: '91.5',
  만점: '100',
  할일: '12주차 테스트 재시험',
  제목: '겨울 방학 특강 신청 안내',
  링크: `https://academy.example/link/${'x'.repeat(40)}`,
};

import type { Guide } from '#storybook/guide/types.ts';
import { PageHeader } from './PageHeader.tsx';

export default {
  is: '화면의 머리입니다. 위로 가는 길, 제목, 할 일이 있습니다.',
  names: ['PageHeader', 'BackLink', 'Breadcrumbs'],
  use: ['모든 화면에서 한 번. 제목은 그 화면의 하나뿐인 h1입니다'],
  avoid: [
    { when: '로그인하기 전의 화면일 경우', use: 'AuthCard' },
    { when: '목록의 거르기와 할 일일 경우', use: 'Toolbar' },
  ],
  looks: { Path: '위 화면들의 이름이 제목 앞에 있습니다.', Back: '포털에서는 화살표로 돌아갑니다.' },
  keys: '머리는 받는 키가 없습니다.',
  words: ['제목은 이름입니다. “미적분 A”, “시험”.', '풀이는 한 문장입니다.', '주된 단추는 맨 뒤에 있습니다.'],
  mistakes: [
    { drawn: <PageHeader title="학생 관리 페이지에 오신 것을 환영합니다" />, why: '제목은 인사가 아니라 이름입니다.' },
  ],
  status: '안정',
  changes: { '2026-11-29': '포털의 모든 안쪽 화면에 돌아가는 화살표가 있습니다.' },
} satisfies Guide;

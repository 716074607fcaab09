import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '비었을 때, 기다릴 때, 읽지 못했을 때, 볼 수 없을 때의 모습입니다.',
  names: ['EmptyState', 'FailedState', 'LoadingState', 'NoPermissionState'],
  use: ['자료가 없는 화면이 무엇을 하면 되는지 말해야 할 경우'],
  avoid: [
    { when: '서버에서 읽을 경우', use: 'QueryView' },
    { when: '한 일의 결과를 알릴 경우', use: 'Toast' },
  ],
  looks: {
    Drawings: '까닭마다 그림이 다릅니다.',
    Loading: '회색 줄이 자리를 지킵니다.',
    Spinning: '0.15초 뒤에 나타나 빠른 화면에서는 깜박이지 않습니다.',
    Failed: '다시 시도할 수 있습니다.',
    NoPermission: '누구에게 물으면 되는지 말합니다.',
    Startup: '앱이 오기 전입니다.',
    Recovery: '앱이 멈췄을 때, 돌아갈 길을 줍니다.',
  },
  keys: { Enter: '하나뿐인 할 일을 누릅니다.' },
  words: ['한 문장과 할 일 하나입니다. “아직 강의가 없습니다.”, “강의 추가”.', '없는데 다 했다고 하지 않습니다.'],
  mistakes: [
    { drawn: <Note>데이터가 존재하지 않습니다.</Note>, why: '무엇이 없는지, 무엇을 하면 되는지 말하지 않습니다.' },
  ],
  status: '안정',
  changes: { '2026-11-29': '무엇을 읽지 못했는지 이름으로 말합니다.' },
} satisfies Guide;

import type { Guide } from '#storybook/guide/types.ts';
import { Note } from '../Layout/Layout.tsx';

export default {
  is: '인터넷이 끊겼음을 2초 동안 알립니다.',
  use: ['틀에서 한 번, 연결이 끊기는 순간에'],
  avoid: [
    { when: '읽지 못한 것을 다시 읽게 할 경우', use: 'QueryView' },
    { when: '한 일의 결과를 알릴 경우', use: 'Toast' },
  ],
  looks: { ClosesItself: '2초 뒤에 스스로 사라집니다.', LetsThrough: '아래에 있는 단추를 가리지 않습니다.' },
  keys: '초점을 받지 않습니다.',
  words: ['정해진 말입니다. “인터넷 연결 안정화중..”'],
  mistakes: [
    {
      drawn: <Note>오프라인입니다. 모든 기능을 쓸 수 없습니다.</Note>,
      why: '적던 것은 남아 있고, 이어지면 보냅니다. 지킬 수 있는 것까지 없다고 하지 않습니다.',
    },
  ],
  status: '안정',
  changes: { '2026-11-29': '누름을 아래로 보냅니다.' },
} satisfies Guide;

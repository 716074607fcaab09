import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { AddIcon } from '../icons.ts';
import {
  CenteredSpinner,
  EmptyState,
  FailedState,
  LoadingState,
  NoPermissionState,
  RecoveryPage,
  StartupScreen,
  type Drawing,
} from './States.tsx';

const meta = preview.meta({
  title: 'Kit/알림과 상태/States',
  component: EmptyState,
  subcomponents: {
    CenteredSpinner,
    FailedState,
    LoadingState,
    NoPermissionState,
    RecoveryPage,
    StartupScreen,
  },
  args: {
    of: 'lesson' as Drawing,
    title: '아직 강의가 없습니다',
    children: '강의를 만들면 주차와 수강생을 넣을 수 있습니다.',
    action: (
      <Button variant="primary" icon={<AddIcon />}>
        강의 추가
      </Button>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story();

const drawings: Record<Drawing, string> = {
  person: '학생이 없습니다',
  lesson: '강의가 없습니다',
  sheet: '시험이 없습니다',
  word: '단어가 없습니다',
  talk: '질문이 없습니다',
  file: '자료가 없습니다',
  time: '예약이 없습니다',
  money: '급여가 없습니다',
  record: '바뀐 것이 없습니다',
  chart: '통계가 없습니다',
  search: '찾는 학생이 없습니다',
  choose: '강의를 골라 주세요',
  done: '모두 확인했습니다',
  gone: '글을 찾을 수 없습니다',
  closed: '볼 권한이 없습니다',
};

export const Drawings = meta.story({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
      {Object.entries(drawings).map(([drawing, title]) => (
        <EmptyState key={drawing} of={drawing as Drawing} title={title} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      for (const use of canvasElement.querySelectorAll('use')) await expect(use.getBBox().width).toBeGreaterThan(0);
    });
  },
});

export const Loading = meta.story({ render: () => <LoadingState /> });

export const Spinning = meta.story({ render: () => <CenteredSpinner /> });

export const Failed = meta.story({
  render: () => <FailedState message="강의를 불러오지 못했습니다" errorId="0198a2c4-7d1e" onRetry={fn()} />,
});

export const NoPermission = meta.story({
  render: () => <NoPermissionState>급여는 관리자만 볼 수 있습니다.</NoPermissionState>,
});

export const Startup = meta.story({ render: () => <StartupScreen name="한빛수학학원" /> });

export const Recovery = meta.story({
  render: () => <RecoveryPage errorId="0198a2c4-7d1e-7c33-b1a5" onReload={fn()} onHome={fn()} />,
});

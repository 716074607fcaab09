import { fn } from 'storybook/test';
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

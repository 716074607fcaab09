import preview from '#storybook/preview.tsx';
import { TagIcon } from '../icons.ts';
import { Chip, StatusChip } from './Chip.tsx';

const meta = preview.meta({
  title: 'Kit/표시/Chip',
  component: Chip,
  subcomponents: { StatusChip },
  args: { children: '수능반' },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { tone: 'accent', icon: <TagIcon /> } });

export const Statuses = meta.story({
  render: () => (
    <div style={{ display: 'flex', gap: 8, padding: 16 }}>
      <StatusChip tone="positive">진행 중</StatusChip>
      <StatusChip tone="warning">승인 대기</StatusChip>
      <StatusChip tone="negative">발송 실패</StatusChip>
      <StatusChip tone="info">안내</StatusChip>
      <StatusChip tone="accent">새 글</StatusChip>
      <StatusChip>종료</StatusChip>
    </div>
  ),
});

import { expect, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { StatusChip } from '../Chip/Chip.tsx';
import { AddIcon } from '../icons.ts';
import { BackLink } from './BackLink.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Kit/틀/PageHeader',
  component: PageHeader,
  subcomponents: { BackLink, Breadcrumbs },
  args: { title: '강의' },
});

export const Default = meta.story({
  args: {
    actions: (
      <Button variant="primary" icon={<AddIcon />}>
        강의 추가
      </Button>
    ),
  },
});

export const Playground = meta.story({
  args: {
    title: '미적분 A',
    breadcrumbs: <Breadcrumbs pages={[{ label: '강의', href: '#lectures' }]} />,
    status: <StatusChip tone="positive">진행 중</StatusChip>,
    description: '월 19:00–22:00 · 3강의실 · 정원 30명',
    actions: <Button>수정</Button>,
  },
});

/** The sign between parents stands only between them. */
export const Path = meta.story({
  args: {
    title: '1주차',
    breadcrumbs: (
      <Breadcrumbs
        pages={[
          { label: '강의', href: '#lectures' },
          { label: '미적분 A', href: '#calculus' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    // Each leads on to what comes after it, the last to the title.
    for (const item of within(canvas.getByRole('navigation', { name: '상위 화면' })).getAllByRole('listitem'))
      await expect(item.lastElementChild).toBe(item.querySelector('svg'));
  },
});

/** On a phone: the arrow stays beside a title of several lines, and what is done with the page goes below. */
export const Back = meta.story({
  globals: { viewport: { value: 'smallPhone' } },
  args: {
    title: '2027학년도 수능 대비 미적분 실전 모의고사 집중 완성반',
    back: <BackLink label="내 강의" href="#lectures" />,
    description: '월 19:00–22:00 · 3강의실',
  },
  decorators: [
    (Story) => (
      <main className="touch" style={{ padding: 16 }}>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas }) => {
    const { width, height, bottom } = canvas.getByRole('link', { name: '뒤로: 내 강의' }).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(bottom).toBeLessThan(canvas.getByText(/^월/).getBoundingClientRect().top);
  },
});

import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { addDays, todayInSeoul } from '../format/time/date.ts';
import { DdayChips } from './DdayChips.tsx';

const dday = (title: string, days: number) => ({ id: title, title, fallsOn: addDays(todayInSeoul(), days) });

const meta = preview.meta({
  title: 'Kit/표시/DdayChips',
  component: DdayChips,
  args: { ddays: [dday('개학', -2), dday('기말고사', 0), dday('모의고사', 7), dday('수능', 103), dday('방학', 200)] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const chips = canvas.getAllByRole('listitem').map((chip) => chip.textContent);
    await expect(chips).toEqual(['기말고사 D-Day', '모의고사 D-7', '수능 D-103']);
  },
});

export const Playground = meta.story({ args: { limit: 1 } });

export const AllPassed = meta.story({
  args: { ddays: [dday('개학', -2)] },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
});

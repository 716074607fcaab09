import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { retype, sees } from '../testing/play.ts';
import { inForm } from '../Form/inForm.tsx';
import { DateField } from './DateField.tsx';

const onSubmit = fn();

const meta = preview.meta({
  title: 'Kit/입력/DateField',
  component: DateField,
  args: { name: 'value', label: '시험일' },
  decorators: [inForm({ value: '2025-03-02' }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '시험일' });
    await retype(input, '20251113');
    await userEvent.tab();
    await expect(input).toHaveValue('2025-11-13');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '2025-11-13' });
  },
});

export const Playground = meta.story({ args: { min: '2025-03-01', max: '2025-12-31' } });

export const FromTheCalendar = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '시험일 달력에서 고르기' }));
    const calendar = await canvas.findByRole('dialog', { name: '시험일 달력' });
    // Weeks start on Monday.
    await expect(within(calendar).getAllByRole('columnheader')[0]).toHaveTextContent('월');
    await userEvent.click(within(calendar).getByRole('gridcell', { name: '13' }));
    await expect(canvas.getByRole('textbox', { name: '시험일' })).toHaveValue('2025-03-13');
  },
});

export const Calendar = meta.story({
  decorators: [
    (Story) => (
      <div style={{ minHeight: 460 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '시험일 달력에서 고르기' }));
    await sees(within(canvasElement).findByRole('dialog', { name: '시험일 달력' }));
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '시험일' }), '20251113');
    await userEvent.click(canvas.getByRole('button', { name: '시험일 달력에서 고르기' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: '2025-03-02' });
  },
});

import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { hearsLast } from '../testing/play.ts';
import { inForm } from '../Form/inForm.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxInput } from './CheckboxInput.tsx';

const onSubmit = fn();
const onChange = fn();

const meta = preview.meta({
  title: 'Kit/입력/CheckboxField',
  component: CheckboxField,
  subcomponents: { CheckboxInput },
  args: { name: 'value', label: '재원 중' },
  decorators: [inForm({ value: false }, onSubmit)],
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: '재원 중' }));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: true });
  },
});

export const Playground = meta.story({ args: { hint: '끄면 로그인할 수 없습니다' } });

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '재원 중' });
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ value: false });
  },
});

export const Refused = meta.story({
  beforeEach: () => {
    const fieldErrors = { value: '수강 중인 강의가 있습니다. 먼저 수강을 끝내 주세요.' };
    onSubmit.mockRejectedValueOnce(Object.assign(new Error('저장하지 못했습니다.'), { fieldErrors }));
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '재원 중' });
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription('수강 중인 강의가 있습니다. 먼저 수강을 끝내 주세요.'));
    await expect(box).toBeInvalid();
    await expect(box).toHaveFocus();
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await hearsLast(onSubmit, { value: true });
    await expect(box).toBeValid();
  },
});

export const OutsideFormDisabled = meta.story({
  render: () => (
    <CheckboxInput checked disabled name="김민수 3명 선택" onChange={onChange}>
      3명 선택
    </CheckboxInput>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('checkbox', { name: '김민수 3명 선택' })).toBeDisabled(),
});

export const OutsideForm = meta.story({
  render: () => (
    <CheckboxInput checked={false} indeterminate onChange={onChange}>
      3명 선택
    </CheckboxInput>
  ),
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: '3명 선택' });
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(onChange).toHaveBeenLastCalledWith(true);
  },
});

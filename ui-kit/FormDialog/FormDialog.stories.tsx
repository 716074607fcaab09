import { useForm, type Resolver, type ResolverResult } from 'react-hook-form';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { FormRow } from '../Form/Form.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { SelectField } from '../SelectField/SelectField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { sees } from '../testing/play.ts';

interface LectureValues {
  name: string;
  weekday: number | null;
  startTime: string | null;
  endTime: string | null;
  capacity: number | null;
}

interface LectureDialogProps {
  onSubmit: (values: LectureValues) => void | Promise<void>;
  onClose: () => void;
}

const requireName: Resolver<LectureValues> = (values): ResolverResult<LectureValues> => {
  if (values.name.trim() !== '') return { values, errors: {} };
  return { values: {}, errors: { name: { type: 'required', message: '강의 이름을 입력해 주세요.' } } };
};

const weekdays = ['월', '화', '수', '목', '금', '토', '일'].map((day, at) => ({ value: at + 1, label: `${day}요일` }));

function LectureDialog({ onSubmit, onClose }: LectureDialogProps) {
  const form = useForm<LectureValues>({
    defaultValues: { name: '', weekday: null, startTime: '19:00', endTime: '22:00', capacity: 30 },
    resolver: requireName,
  });
  return (
    <FormDialog open title="강의 추가" form={form} onSubmit={onSubmit} onClose={onClose}>
      <TextField name="name" label="강의 이름" required />
      <FormRow>
        <SelectField name="weekday" label="요일" options={weekdays} />
        <TimeField name="startTime" label="시작" />
        <TimeField name="endTime" label="끝" />
      </FormRow>
      <NumberField name="capacity" label="정원" unit="명" />
    </FormDialog>
  );
}

const meta = preview.meta({
  title: 'Kit/창/FormDialog',
  component: LectureDialog,
  subcomponents: { FormDialog },
  parameters: { isFramed: true },
  args: { onSubmit: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: '강의 이름' })).toHaveFocus();
    await userEvent.keyboard('미적분 A{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ name: '미적분 A', startTime: '19:00' }));
  },
});

export const Playground = meta.story();

export const WrongField = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    const name = await canvas.findByRole('textbox', { description: '강의 이름을 입력해 주세요.' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RefusedByServer = meta.story({
  args: {
    onSubmit: fn(() => {
      const fieldErrors = { name: '같은 이름의 강의가 있습니다.' };
      return Promise.reject(Object.assign(new Error('저장하지 못했습니다'), { fieldErrors }));
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('미적분 B{Enter}');
    await sees(canvas.findByText('같은 이름의 강의가 있습니다.'));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

export const UnsavedChanges = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('쓰던 이름{Escape}');
    const question = await canvas.findByRole('alertdialog', { name: '저장하지 않고 닫을까요?' });
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: '계속 작성' }));
    await expect(canvas.getByRole('textbox', { name: '강의 이름' })).toHaveValue('쓰던 이름');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: '저장하지 않고 닫기' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

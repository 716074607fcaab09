import { useForm } from 'react-hook-form';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { PhoneField } from '../PhoneField/PhoneField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UserError } from '../format/UserError.ts';
import { Form, FormRow, FormStack } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { sees } from '../testing/play.ts';

interface Values {
  name: string;
  phone: string;
  active: boolean;
  note: string;
}

function FormStory({ onSubmit }: { onSubmit: (values: Values) => void | Promise<void> }) {
  const form = useForm<Values>({ defaultValues: { name: '', phone: '', active: true, note: '' } });
  return (
    <div style={{ maxWidth: 560, padding: 16 }}>
      <Form form={form} onSubmit={onSubmit} guard={false}>
        <FormStack>
          <FormRow>
            <TextField name="name" label="이름" required />
            <PhoneField name="phone" label="전화" />
          </FormRow>
          <CheckboxField name="active" label="재원 중" />
          <TextField name="note" label="메모" multiline />
        </FormStack>
        <div style={{ marginTop: 14 }}>
          <SubmitButton>저장</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

const meta = preview.meta({
  title: 'Kit/입력/Form',
  component: FormStory,
  subcomponents: { Form },
  args: { onSubmit: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '이름' }), '김민준');
    await userEvent.type(canvas.getByRole('textbox', { name: '전화' }), '01012345678{Enter}');
    const values = { name: '김민준', phone: '01012345678', active: true, note: '' };
    await expect(args.onSubmit).toHaveBeenLastCalledWith(values);
  },
});

/** Enter begins a line in a field of several lines; Ctrl+Enter saves from any field. */
export const SavedByKey = meta.story({
  play: async ({ canvasElement, args }) => {
    const note = within(canvasElement).getByRole('textbox', { name: '메모' });
    await userEvent.type(note, '한 줄{Enter}두 줄');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ note: '한 줄\n두 줄' }));
  },
});

export const Playground = meta.story();

export const Saving = meta.story({
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '이름' }), '김{Enter}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: '저장' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('textbox', { name: '이름' })).toHaveAttribute('readonly');
  },
});

export const Failed = meta.story({
  args: {
    onSubmit: fn(() => Promise.reject(new UserError('서버에 연결하지 못했습니다. 잠시 뒤 다시 시도해 주세요.'))),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '저장' }));
    await sees(canvas.findByText(/서버에 연결하지 못했습니다/));
    await expect(canvas.getByRole('alert')).toHaveTextContent('서버에 연결하지 못했습니다');
  },
});

export const RefusedElsewhere = meta.story({
  args: {
    onSubmit: fn(() => {
      const fieldErrors = { name: '이미 있는 이름입니다.', version: '그사이 다른 사람이 바꿨습니다.' };
      return Promise.reject(Object.assign(new Error('입력을 확인해 주세요.'), { fieldErrors }));
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '이름' }), '김{Enter}');
    await sees(canvas.findByText('이미 있는 이름입니다.'));
    await sees(canvas.getByText('그사이 다른 사람이 바꿨습니다.'));
  },
});

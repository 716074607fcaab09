import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Form, FormStack, Link, TextField } from '#ui-kit';
import { press, says, sees, submit } from '#ui-kit/testing/play.ts';
import { withApp } from '../testing/withApp.tsx';

function PageWithForm() {
  const form = useForm({ defaultValues: { memo: '' } });
  const { pathname } = useLocation();
  return (
    <main>
      <p>여기는 {pathname}</p>
      <Form form={form} onSubmit={() => {}}>
        <FormStack>
          <TextField name="memo" label="메모" />
        </FormStack>
      </Form>
      <p>
        <Link href="/board">게시판</Link> · <Link href="https://academy.example/">바깥</Link>
      </p>
    </main>
  );
}

const meta = preview.meta({ title: 'App/공통/링크', component: PageWithForm, decorators: [withApp()] });

export const OpensAtOnce = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '게시판' }));
    await says(canvas, '여기는 /board');
    await expect(canvas.getByRole('link', { name: '바깥' })).toHaveAttribute('href', 'https://academy.example/');
  },
});

export const AsksOverUnsavedWork = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('메모'), '상담 내용');
    await userEvent.click(canvas.getByRole('link', { name: '게시판' }));
    await sees(canvas.findByRole('alertdialog', { name: '저장하지 않고 나갈까요?' }));
    await press(canvas, '취소');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await says(canvas, '여기는 /');
    await expect(canvas.getByLabelText('메모')).toHaveValue('상담 내용');

    await userEvent.click(canvas.getByRole('link', { name: '게시판' }));
    await submit(canvas, '나가기', '여기는 /board');
  },
});

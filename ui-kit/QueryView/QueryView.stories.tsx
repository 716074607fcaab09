import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { UserError } from '../format/UserError.ts';
import { QueryView } from './QueryView.tsx';
import { sees } from '../testing/play.ts';

const answer = (part: { data?: string[]; error?: Error }) => ({
  data: part.data,
  isError: part.error !== undefined,
  error: part.error,
  refetch: fn(async () => undefined),
});

const meta = preview.meta({
  title: 'Kit/알림과 상태/QueryView',
  component: QueryView<string[]>,
  args: {
    query: answer({ data: ['미적분 A', '확통 심화'] }),
    children: (names) => (
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
});

export const Default = meta.story();

export const Playground = meta.story({ args: { rows: 3 } });

export const Loading = meta.story({ args: { query: answer({}), rows: 4 } });

export const WithoutNetwork = meta.story({
  args: { query: { ...answer({}), fetchStatus: 'paused' } },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('인터넷 연결을 기다리는 중'),
});

export const Failed = meta.story({
  args: { query: answer({ error: new UserError('서버에 닿지 못했습니다. 인터넷 연결을 확인해 주세요.') }) },
});

Failed.test('Tries again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: '다시 시도' }));
  await expect(args.query.refetch).toHaveBeenCalledOnce();
});

export const FailedWhileShown = meta.story({
  args: { query: { ...answer({ error: new UserError('서버에 닿지 못했습니다.') }), data: ['미적분 A'] } },
  play: async ({ canvas }) => {
    await sees(canvas.getByText('미적분 A'));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Framed = meta.story({
  args: {
    query: answer({}),
    frame: (state) => <section style={{ border: '1px solid', padding: 16 }}>{state}</section>,
  },
});

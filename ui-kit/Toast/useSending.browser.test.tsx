import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import type { SaidOf } from './toasts.ts';
import { useSending } from './useSending.ts';

/** A button that sends `work`, in an app that words failures itself; what `send` answered is kept. */
async function openButton<Answer>(work: () => Promise<Answer>, said?: SaidOf<NoInfer<Answer>>) {
  const answers: boolean[] = [];
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  function Sender() {
    const { isSending, send } = useSending();
    return (
      <button aria-busy={isSending} onClick={() => void send(work, said).then((isDone) => answers.push(isDone))}>
        보내기
      </button>
    );
  }
  root.render(
    <KitProvider describeFailure={() => ({ message: '보내지 못했습니다' })}>
      <Sender />
    </KitProvider>,
  );
  const button = await vi.waitUntil(() => host.querySelector('button'));
  return { button, answers };
}

const toasts = () => [...document.querySelectorAll<HTMLElement>('[role=log] [data-tone]')];
const told = () => toasts().map((toast) => [toast.dataset.tone, toast.querySelector('span')?.textContent]);

test('sends once on a double click, then says so in green', async () => {
  const sent = Promise.withResolvers<{ count: number }>();
  const work = vi.fn(() => sent.promise);
  const { button, answers } = await openButton(work, ({ count }) => `${count}건을 보냈습니다`);
  button.click();
  button.click();
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  sent.resolve({ count: 3 });
  await vi.waitFor(() => expect(told()).toEqual([['positive', '3건을 보냈습니다']]));
  expect(work).toHaveBeenCalledOnce();
  expect(answers).toEqual([false, true]);
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
});

test('says in red why it failed, in the words of the app, and can be pressed again', async () => {
  const work = vi.fn(() => Promise.reject(new TypeError('x is undefined')));
  const { button, answers } = await openButton(work, '보냈습니다');
  button.click();
  await vi.waitFor(() => expect(told()).toEqual([['negative', '보내지 못했습니다']]));
  await vi.waitFor(() => expect(button.getAttribute('aria-busy')).toBe('false'));
  button.click();
  await vi.waitFor(() => expect(answers).toEqual([false, false]));
  expect(work).toHaveBeenCalledTimes(2);
});

test('takes back by 되돌리기, and says when that fails', async () => {
  const takeBack = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('offline'));
  const { button } = await openButton(() => Promise.resolve(), {
    message: '삭제했습니다',
    undo: { send: takeBack, said: '되돌렸습니다' },
  });
  const press = async () => {
    button.click();
    const undo = await vi.waitUntil(() => toasts().at(-1)?.querySelector('button'));
    undo.click();
  };
  await press();
  await vi.waitFor(() => expect(told()).toEqual([['positive', '되돌렸습니다']]));
  await press();
  await vi.waitFor(() => expect(told().at(-1)).toEqual(['negative', '보내지 못했습니다']));
});

import { expect, screen, userEvent, waitFor, within, type fn } from 'storybook/test';

/**
 * Presses the main button of a form or a question while the server does not answer: it is busy, whatever else is pressed sends nothing more, and the dialog stays, because what
 * comes of it is told there. `asked` is called by `loading`.
 */
export async function sendUnanswered(
  dialog: HTMLElement,
  name: string | RegExp,
  asked: ReturnType<typeof fn>,
): Promise<void> {
  const button = within(dialog).getByRole('button', { name });
  await userEvent.click(button);
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await expect(button).toHaveAttribute('aria-busy', 'true');
  button.focus();
  await userEvent.keyboard('{Enter}{Control>}{Enter}{/Control}{Escape}');
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
  await allArrived();
  await expect(asked).toHaveBeenCalledOnce();
  await expect(dialog).toBeVisible();
  await expect(screen.queryByText('저장하지 않고 닫을까요?')).toBeNull();
}

/** Waits until every call that was made before has reached the worker. */
export async function allArrived(): Promise<void> {
  // eslint-disable-next-line no-restricted-globals -- no call of the api: what is fetched goes the same way, behind them
  await fetch(document.baseURI);
}

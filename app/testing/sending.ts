import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';

/**
 * Presses the button of a command that the server does not answer, and again: it is busy, and the command goes out once.
 * @param meanwhile what else is done while the command is on the way
 */
export async function sendsOnce(button: HTMLElement, meanwhile?: () => Promise<void>): Promise<void> {
  // It may wait for what its dialog reads first.
  await waitFor(() => expect(button).toBeEnabled());
  const fetched = spyOn(window, 'fetch');
  const sent = () => fetched.mock.calls.flatMap(([url, init]) => (isCommand(String(url), init) ? [String(url)] : []));
  try {
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    // A pointer cannot press it any more; the keyboard and a screen reader can.
    button.click();
    button.focus();
    await userEvent.keyboard('{Enter}');
    await meanwhile?.();
    await allArrived();
    // Names what went out twice.
    await expect(sent()).toEqual([sent()[0]]);
  } finally {
    fetched.mockRestore();
  }
}

/** Presses Escape, which closes no form and asks nothing while its command is on the way. */
export async function staysOpen(dialog: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect(dialog).toBeVisible();
  await expect(screen.queryByText('저장하지 않고 닫을까요?')).toBeNull();
}

/**
 * Presses the main button of a form or a question while the server does not answer: whatever else is pressed sends nothing more, and the dialog stays, because what comes
 * of it is told there.
 */
export async function sendUnanswered(dialog: HTMLElement, name: string | RegExp): Promise<void> {
  const inDialog = within(dialog);
  await sendsOnce(inDialog.getByRole('button', { name }), async () => {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await userEvent.click(inDialog.getByRole('button', { name: '닫기' }));
    await staysOpen(dialog);
  });
}

/** Waits until every call that was made before has reached the worker. */
export async function allArrived(): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- no call of the api: what is fetched goes the same way, behind them
  await fetch(document.baseURI);
}

function isCommand(url: string, { method = 'GET', body }: RequestInit = {}): boolean {
  // Colleagues are told where a person is, again and again.
  if (url.includes('/api/realtime/')) return false;
  if (url.endsWith('/api/gql')) return typeof body === 'string' && /"query":"\s*mutation\b/.test(body);
  return method !== 'GET';
}

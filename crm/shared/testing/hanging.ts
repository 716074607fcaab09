import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';

/** Presses the button of a command that the server does not answer, and again: it is busy, and the command goes out once. */
export async function sendsOnce(button: HTMLElement): Promise<void> {
  const fetched = spyOn(window, 'fetch');
  const sent = () => fetched.mock.calls.filter(([url, init]) => isCommand(String(url), init));
  try {
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    // A pointer cannot press it any more; the keyboard and a screen reader can.
    button.click();
    await userEvent.keyboard('{Enter}');
    await expect(sent()).toHaveLength(1);
  } finally {
    fetched.mockRestore();
  }
}

/** Presses Escape, which closes no form and asks nothing while its command is on the way. */
export async function staysOpen(dialog: HTMLElement): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect(dialog).toBeVisible();
  await expect(screen.queryByRole('alertdialog')).toBeNull();
}

function isCommand(url: string, { method = 'GET', body }: RequestInit = {}): boolean {
  if (url.endsWith('/api/gql')) return typeof body === 'string' && /"query":"\s*mutation\b/.test(body);
  return method !== 'GET';
}

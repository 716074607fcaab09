import { waitFor } from 'storybook/test';
// A play is faster than a person: what frames load after their first paint is there, too.
import { forgetFocus } from '#ui-kit/Frame/watchFocus.ts';

/** A control of a page was activated since the story began. */
let wasActivated = false;

const CONTROL = 'main :is(button, a[href], input:not([type=file]), select, textarea, summary)';

document.addEventListener(
  'click',
  ({ target }) => {
    wasActivated ||= target instanceof Element && target.closest(CONTROL) !== null;
  },
  true,
);

/** A story begins. */
export function beginFocusLaw(): void {
  wasActivated = false;
  forgetFocus();
}

/**
 * The law of the focus on the pages of students, guardians and visitors: what was activated leaves it somewhere. At the `body` a screen reader
 * says nothing, and the keyboard begins anew.
 */
export async function checkFocusLaw({ title }: { title: string }): Promise<void> {
  if (!/^(Portal|App\/(로그인|공개|보호자 링크))\//.test(title) || !wasActivated) return;
  // What stands for another page in a story has no frame.
  if (!document.querySelector('main')) return;
  // What is on its way to the next state may still be moving it.
  await waitFor(() => {
    if (document.activeElement === document.body) throw new Error('the focus was lost: it is on the body');
  });
}

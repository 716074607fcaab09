import { configure, waitFor } from 'storybook/test';
// A play is faster than a person: what frames load after their first paint is there, too.
import { forgetFocus } from '#ui-kit/Frame/watchFocus.ts';
import { framesUntil } from './framesUntil.ts';

/** How many frames a page may take to move the focus on before the next step of a play. */
const FRAMES = 60;

/** What is given a file is no control that had the focus. */
const CONTROL = ':is(button, a[href], input:not([type=file]), select, textarea, summary, [tabindex="0"])';

/** The law holds for this story. */
let isHeld = false;

/** The last action since which the focus has not been asked about, by its name. */
let action: string | undefined;
/** The actions after which the focus was lost. */
let lost: string[] = [];
/** A page had its frames to move the focus on. */
let hadTime = false;

/** At the `body`, or at what stands in a document no more. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The next action begins: the focus must be somewhere since the last one. What stands for another page in a story has no frame. */
function judge(): void {
  if (action !== undefined && hadTime && isLost() && document.querySelector('main')) lost.push(action);
  action = undefined;
}

const nameOf = (control: Element): string =>
  control.ariaLabel ?? (control as Partial<HTMLInputElement>).labels?.[0]?.textContent ?? control.textContent;

document.addEventListener('pointerdown', judge, true);
document.addEventListener(
  'keydown',
  ({ key, target }) => {
    judge();
    // The tabulator may leave the page.
    if (key !== 'Tab' && !isLost() && target instanceof Element) action = `${key} at ${nameOf(target)}`;
  },
  true,
);
document.addEventListener(
  'click',
  ({ target }) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null;
    if (control) action = nameOf(control);
  },
  true,
);

/** Before a step of a play the page has time to move the focus; where it is somewhere, no time passes. */
async function giveTime(): Promise<void> {
  hadTime = false;
  await framesUntil(() => !isHeld || action === undefined || !isLost(), FRAMES);
  hadTime = true;
}

/** Steps of a play begin when the page had its time. After the framework has set its own wrapper. */
export function layDownFocusLaw(): void {
  configure(({ asyncWrapper }) => ({
    asyncWrapper: async (step) => {
      await giveTime();
      return asyncWrapper(step);
    },
  }));
}

/** A story begins. */
export function beginFocusLaw({ title }: { title: string }): void {
  isHeld = /^(Portal|App\/(로그인|공개|보호자 링크))\//.test(title);
  action = undefined;
  lost = [];
  forgetFocus();
}

/**
 * The law of the focus on the pages of students, guardians and visitors: each action of a play leaves it somewhere. At the `body` a screen
 * reader says nothing, and the keyboard begins anew.
 * @throws Error that names the actions after which it was lost
 */
export async function checkFocusLaw(): Promise<void> {
  if (!isHeld || !document.querySelector('main')) return;
  if (lost.length > 0) throw new Error(`the focus was lost after: ${lost.join(' / ')}`);
  const last = action;
  if (last === undefined) return;
  // What is on its way to the next state may still be moving it.
  await waitFor(() => {
    if (isLost()) throw new Error(`the focus was lost after: ${last}`);
  });
}

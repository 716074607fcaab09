import type { ComponentType, ReactNode } from 'react';
import type { ButtonLook } from '#ui-kit/Button/Button.tsx';
import type { Sending } from '#ui-kit/Toast/useSending.ts';
import { mayTake } from '../../providers/parts.ts';

/**
 * What can be done with a record or a selection: declared once, shown in its row's menu, on its page, above its list. A list of actions has
 * the same ones in each state of the record, so that an open dialog keeps its place; `when` says which are offered.
 */
export interface Action {
  /** A verb that says what happens. */
  title: string;
  /** Shown in menus, and on buttons of what can be undone. @default undefined */
  icon?: ComponentType<{ 'aria-hidden': true }>;
  /** `danger` for what cannot be undone. @default 'normal' */
  tone?: ButtonLook['tone'];
  /** The resource and its action, for what not all staff may do. @default undefined */
  may?: readonly [resource: string, action: string];
  /** Whether it is offered in this state; a text shows it disabled and says why. @default true */
  when?: boolean | string;
  /** Does it at once; what is sent is told by `send`. Either this, `href` or `asks`. @default undefined */
  run?: (send: Sending['send']) => unknown;
  /** Where it leads. @default undefined */
  href?: string;
  /** The dialog that it opens. @default undefined */
  asks?: (close: () => void) => ReactNode;
}

/** Whether an action is shown to the signed-in person in this state. */
export const isOffered = ({ may, when }: Action): boolean => when !== false && (!may || mayTake(...may).can);

import { useState, type ReactNode } from 'react';
import { useSending, useToast } from '#ui-kit';
import type { MenuItem } from '#ui-kit/Menu/Menu.tsx';
import { isOffered, type Action } from './action.ts';

/** An action as a menu and a button show it. */
export interface OfferedAction {
  action: Action;
  /** Why it can't be chosen now. */
  why: string | undefined;
  /** It was sent and is not answered yet. */
  isRunning: boolean;
  /** Does it, or says why not. */
  choose: () => void;
}

/** The actions that are offered, and the dialog of the one that was chosen. */
export function useActions(actions: readonly Action[]): { offered: OfferedAction[]; dialog: ReactNode } {
  const [chosen, setChosen] = useState<number | null>(null);
  const { isSending, send } = useSending();
  const toast = useToast();
  const choose = (at: number): void => {
    setChosen(at);
    actions[at]?.run?.(send);
  };
  const offered = actions.flatMap((action, at) => {
    if (!isOffered(action)) return [];
    const why = typeof action.when === 'string' ? action.when : undefined;
    return [
      {
        action,
        why,
        isRunning: isSending && at === chosen,
        choose: () => (why === undefined ? choose(at) : toast(why)),
      },
    ];
  });
  const dialog = chosen !== null && actions[chosen]?.asks?.(() => setChosen(null));
  return { offered, dialog };
}

/** An action as a menu shows it. */
export const itemOf = ({ action: { title, icon: Icon, tone, href }, why, choose }: OfferedAction): MenuItem => ({
  label: title,
  icon: Icon && <Icon aria-hidden />,
  tone,
  href,
  why,
  onSelect: choose,
});

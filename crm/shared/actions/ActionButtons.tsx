import { Button, ButtonLink, Menu } from '#ui-kit';
import type { ButtonLook } from '#ui-kit/Button/Button.tsx';
import { MoreIcon } from '#ui-kit/icons.ts';
import type { Action } from './action.ts';
import { usePageActions } from './pageActions.ts';
import { itemOf, useActions, type OfferedAction } from './useActions.tsx';

interface ActionButtonsProps {
  /** The most used first. */
  actions: readonly Action[];
  /** The first one is the main action of the page or the selection: its one solid button. @default false */
  hasMain?: boolean;
  /** Buttons besides the main one; the others are in a menu. @default 2, the most that a bar may have */
  quiet?: 0 | 1 | 2;
  /** What they are done with, which names the menu: `학생 메뉴`. @default undefined, `더 많은 작업` */
  name?: string;
  /** @default 'medium' */
  size?: ButtonLook['size'];
}

/** The actions of a record's page or of a selection, as buttons: at most one that stands out, two quiet ones, and a menu of the rest. The palette has them, too. */
export function ActionButtons({ actions, hasMain = false, quiet = 2, name, size }: ActionButtonsProps) {
  const { offered, dialog } = useActions(actions);
  usePageActions(offered);
  const first = hasMain ? 1 : 0;
  const rest = offered.slice(first + quiet);
  return (
    <>
      {offered.slice(first, first + quiet).map((one) => (
        <ActionButton key={one.action.title} {...one} look={{ size, variant: hasMain ? 'quiet' : 'secondary' }} />
      ))}
      {rest.length > 0 && (
        <Menu
          label={name === undefined ? '더 많은 작업' : `${name} 메뉴`}
          iconOnly
          icon={<MoreIcon aria-hidden />}
          items={rest.map(itemOf)}
        />
      )}
      {offered.slice(0, first).map((one) => (
        <ActionButton key={one.action.title} {...one} look={{ size, variant: 'primary' }} />
      ))}
      {dialog}
    </>
  );
}

function ActionButton({ action, why, isRunning, choose, look }: OfferedAction & { look: ButtonLook }) {
  const { title, icon: Icon, tone, href } = action;
  const shown = { ...look, tone, icon: Icon && tone !== 'danger' && <Icon aria-hidden /> };
  return href === undefined ? (
    <Button {...shown} aria-disabled={why !== undefined || undefined} title={why} loading={isRunning} onClick={choose}>
      {title}
    </Button>
  ) : (
    <ButtonLink {...shown} href={href}>
      {title}
    </ButtonLink>
  );
}

import { Button, ButtonLink } from '#ui-kit';
import type { ButtonLook } from '#ui-kit/Button/Button.tsx';
import type { Action } from './action.ts';
import { useActions } from './useActions.tsx';

interface ActionButtonsProps {
  /** In the order shown. */
  actions: readonly Action[];
  /** @default 'medium' */
  size?: ButtonLook['size'];
}

/** The actions of a record's page or of a selection, as buttons. */
export function ActionButtons({ actions, size }: ActionButtonsProps) {
  const { offered, dialog } = useActions(actions);
  return (
    <>
      {offered.map(({ action: { title, icon: Icon, tone, variant, href }, why, isRunning, choose }) => {
        const look = { size, tone, variant, icon: Icon && tone !== 'danger' && <Icon aria-hidden /> };
        return href === undefined ? (
          <Button key={title} {...look} disabled={why !== undefined} title={why} loading={isRunning} onClick={choose}>
            {title}
          </Button>
        ) : (
          <ButtonLink key={title} {...look} href={href}>
            {title}
          </ButtonLink>
        );
      })}
      {dialog}
    </>
  );
}

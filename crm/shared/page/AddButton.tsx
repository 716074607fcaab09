import { Button } from '#ui-kit';
import type { ButtonProps } from '#ui-kit/Button/Button.tsx';
import { AddIcon } from '#ui-kit/icons.ts';

/** Opens the form of something new: the main action of a page, or a small button of a card. */
export function AddButton({ children, ...props }: Omit<ButtonProps, 'icon'>) {
  return (
    <Button variant={props.size === 'small' ? 'secondary' : 'primary'} icon={<AddIcon aria-hidden />} {...props}>
      {children}
    </Button>
  );
}

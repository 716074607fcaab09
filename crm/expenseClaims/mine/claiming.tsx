import { lazyWhenIdle } from '#client/page/lazy/lazyPart.tsx';
import { AddIcon } from '#ui-kit/icons.ts';
import type { Action } from '../../shared/actions/action.ts';

const ClaimForm = lazyWhenIdle(() => import('./ClaimForm.tsx').then((file) => file.ClaimForm));

/** Claims what one spent. */
export const claiming: Action = {
  title: '경비 청구하기',
  icon: AddIcon,
  asks: (close) => <ClaimForm onClose={close} />,
};

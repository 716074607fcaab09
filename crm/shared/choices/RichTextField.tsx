import { lazyPart } from '#client/page/lazy/lazyPart.tsx';
import { CenteredSpinner } from '#ui-kit';

/** The kit's rich text field, loaded when a form first shows one. */
export const RichTextField = lazyPart(
  () => import('#ui-kit/RichText/RichTextField.tsx').then((file) => file.RichTextField),
  <CenteredSpinner />,
);

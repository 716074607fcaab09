import { Suspense, type ComponentProps } from 'react';
import { lazyWithRetry } from '#client/page/lazy/lazyWithRetry.ts';
import { CenteredSpinner } from '#ui-kit';

const Field = lazyWithRetry(() =>
  import('#ui-kit/RichText/RichTextField.tsx').then(({ RichTextField: field }) => ({ default: field })),
);

/** The kit's rich text field, loaded when a form first shows one. */
export function RichTextField(props: ComponentProps<typeof Field>) {
  return (
    <Suspense fallback={<CenteredSpinner />}>
      <Field {...props} />
    </Suspense>
  );
}

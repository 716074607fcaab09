import type { ComponentPropsWithRef } from 'react';
import css from './Layout.module.css';

interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** The element. @default 'div', of a `Note` 'p' */
  as?: 'div' | 'dd' | 'footer' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'small' | 'span' | 'ul';
}

/** The space between things that belong together, in pixels. */
type Gap = 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16;

interface RowProps extends LayoutProps {
  /** @default 8 */
  gap?: Gap;
  /** What does not fit goes into the next line. @default false */
  wrap?: boolean;
  /** `stretch`: all as high as the highest. @default 'center' */
  align?: 'center' | 'stretch';
}

/** Things beside each other. */
export function Row({ as = 'div', gap = 8, wrap = false, align = 'center', ...props }: RowProps) {
  const classes = [css.row, css[`gap${gap}`], wrap && css.wrap, align === 'center' && css.center];
  return element(as, classes, props);
}

/** Things below each other, as wide as there is room. */
export function Stack({ as = 'div', gap = 8, ...props }: LayoutProps & { gap?: Gap }) {
  return element(as, [css.stack, css[`gap${gap}`]], props);
}

/** Small quiet words beside or below what they explain. */
export function Note({ as = 'p', ...props }: LayoutProps) {
  return element(as, [css.note], props);
}

function element(as: NonNullable<LayoutProps['as']>, classes: unknown[], props: ComponentPropsWithRef<'div'>) {
  // All of these elements take the same attributes.
  const Tag = as as 'div';
  return <Tag {...props} className={classes.filter(Boolean).join(' ')} />;
}

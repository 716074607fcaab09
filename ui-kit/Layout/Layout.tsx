import type { ComponentPropsWithRef } from 'react';
import css from './Layout.module.css';

interface LayoutProps extends ComponentPropsWithRef<'div'> {
  /** The element. @default 'div', of a `Note` 'p' */
  as?: 'div' | 'dd' | 'footer' | 'header' | 'li' | 'ol' | 'p' | 'section' | 'small' | 'span' | 'ul';
}

interface StackProps extends LayoutProps {
  /** The space between them, in pixels. @default 8 */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16;
}

interface RowProps extends StackProps {
  /** What does not fit goes into the next line. @default false */
  wrap?: boolean;
  /** `stretch`: all as high as the highest. @default 'center' */
  align?: 'center' | 'stretch';
}

/** Things beside each other. */
export function Row({ gap = 8, wrap = false, align = 'center', ...props }: RowProps) {
  return element([css.row, wrap && css.wrap, align === 'center' && css.center], { style: { gap }, ...props });
}

/** Things below each other, as wide as there is room; what comes after one that loads is shown when that is there, or a moment later, so that nothing jumps. */
export function Stack({ gap = 8, ...props }: StackProps) {
  return element([css.stack], { style: { gap }, ...props });
}

/** Small quiet words beside or below what they explain. */
export function Note(props: LayoutProps) {
  return element([css.note], { as: 'p', ...props });
}

function element(classes: unknown[], { as = 'div', className, ...props }: LayoutProps) {
  // All of these elements take the same attributes.
  const Tag = as as 'div';
  return <Tag {...props} className={[...classes, className].filter(Boolean).join(' ')} />;
}

import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import type { AnchorProps } from '#ui-kit';
import { useAskToLeave } from './LeaveDialog.tsx';
import { hasUnsavedWork } from '../unsavedWork.ts';

/** The kit's links in the router: the app's pages open without a reload, and unsaved changes are asked about first. */
export function RouterLink({ href, onClick, ...props }: AnchorProps) {
  const askToLeave = useAskToLeave();
  const isOurs = href.startsWith('/') && !href.startsWith('/api/') && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} onClick={onClick} />;

  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const opensHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !opensHere || !hasUnsavedWork()) return;
    event.preventDefault();
    askToLeave(href);
  };
  return <Link {...props} to={href} onClick={click} />;
}

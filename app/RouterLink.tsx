import { useState, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { ConfirmDialog, type AnchorProps } from '#ui-kit';
import { hasUnsavedWork } from './unsavedWork.ts';

/** The kit's links inside the router: pages of ours open without a reload, and never over unsaved work unasked. */
export function RouterLink({ href, onClick, ...props }: AnchorProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const isOurs = href.startsWith('/') && !href.startsWith('/api/') && !props.target && props.download === undefined;
  if (!isOurs) return <a {...props} href={href} onClick={onClick} />;

  const click = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const opensHere = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !opensHere || !hasUnsavedWork()) return;
    event.preventDefault();
    setAsking(true);
  };
  return (
    <>
      <Link {...props} to={href} onClick={click} />
      {isAsking && (
        <ConfirmDialog
          open
          title="저장하지 않고 나갈까요?"
          confirmLabel="나가기"
          tone="danger"
          onConfirm={() => void navigate(href)}
          onClose={() => setAsking(false)}
        >
          입력한 내용이 사라집니다.
        </ConfirmDialog>
      )}
    </>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { endPreview, takeUpPreview, usePreview, type Preview } from '#client/session/preview.ts';
import { CenteredSpinner } from '#ui-kit';
import { serverClock } from '#client/live/serverClock.ts';
import { paths } from '../home/paths.ts';
import { Chooser } from './Chooser.tsx';
import { PreviewBar } from './PreviewBar.tsx';

interface StaffPortalProps {
  /** The portal below a bar. */
  children: (bar: ReactNode) => ReactNode;
}

/** The portal for staff: they choose a student, then see what that student sees. Leaving the portal ends it. */
export default function StaffPortal({ children }: StaffPortalProps) {
  const preview = usePreview();
  const client = useQueryClient();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (preview?.state !== 'handed') return;
    // What one read before, as oneself or of another student, is nothing for these pages.
    client.clear();
    takeUpPreview();
  }, [preview, client]);
  useEffect(() => () => endPreview(), []);
  if (isLeaving || preview?.state === 'handed') return <CenteredSpinner />;
  if (!preview) return <Chooser />;
  return <>{children(<EndingBar preview={preview} onLeave={() => setLeaving(true)} />)}</>;
}

interface EndingBarProps {
  preview: Preview;
  /** Called before the page is left for the one they came from. */
  onLeave: () => void;
}

/** The bar, and the end of the preview when its time is over. */
function EndingBar({ preview: { name, from, expiresAt }, onLeave }: EndingBarProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => endPreview({ isOver: true }), Date.parse(expiresAt) - serverClock.now().getTime());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const end = (): void => {
    if (from !== null) onLeave();
    endPreview();
    void navigate(from ?? paths.home);
  };
  return <PreviewBar name={name} onEnd={end} />;
}

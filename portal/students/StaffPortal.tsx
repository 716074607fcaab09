import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { createQueryClient } from '#client/queryClient.ts';
import { usePreview } from '#client/session/preview.ts';
import { endPreview, takeUpPreview, type Preview } from '#client/session/previewStore.ts';
import { CenteredSpinner } from '#ui-kit';
import { paths } from '../home/index.tsx';
import { Chooser } from './Chooser.tsx';
import { PreviewBar } from './PreviewBar.tsx';

/** The portal for staff: they choose a student, then see what that student sees. Leaving the portal ends it. */
export default function StaffPortal({ children }: { children: (bar: ReactNode) => ReactNode }) {
  const preview = usePreview();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(takeUpPreview, [preview]);
  useEffect(() => () => endPreview(), []);
  if (isLeaving || preview?.state === 'handed') return <CenteredSpinner />;
  if (!preview) return <Chooser />;
  return (
    <Previewed key={preview.accessToken} preview={preview} onLeave={() => setLeaving(true)}>
      {children}
    </Previewed>
  );
}

interface PreviewedProps {
  preview: Preview;
  /** Called before the page is left for the one they came from. */
  onLeave: () => void;
  /** The portal below a bar. */
  children: (bar: ReactNode) => ReactNode;
}

function Previewed({ preview: { name, from, expiresAt }, onLeave, children }: PreviewedProps) {
  const navigate = useNavigate();
  // What staff read as themselves is nothing for the student's pages, and the other way round.
  const [client] = useState(createQueryClient);
  useEffect(() => {
    const timer = setTimeout(() => endPreview({ isOver: true }), Date.parse(expiresAt) - Date.now());
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const end = (): void => {
    if (from !== null) onLeave();
    endPreview();
    void navigate(from ?? paths.home);
  };
  return <QueryClientProvider client={client}>{children(<PreviewBar name={name} onEnd={end} />)}</QueryClientProvider>;
}

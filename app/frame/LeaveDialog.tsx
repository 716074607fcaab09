import { createContext, useContext, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#ui-kit';

const AskToLeave = createContext<(href: string) => void>(() => {});

/** Asks whether to leave a page with unsaved changes. */
export function useAskToLeave(): (href: string) => void {
  return useContext(AskToLeave);
}

/** Provides the dialog; rendered once around the pages. */
export function LeaveDialog({ children }: { children: ReactNode }) {
  const [href, setHref] = useState<string | null>(null);
  const navigate = useNavigate();
  return (
    <AskToLeave value={setHref}>
      {children}
      <ConfirmDialog
        open={href !== null}
        title="저장하지 않고 나갈까요?"
        confirmLabel="나가기"
        tone="danger"
        onConfirm={() => void navigate(href ?? '/')}
        onClose={() => setHref(null)}
      >
        아직 저장하지 못한 내용이 있습니다.
      </ConfirmDialog>
    </AskToLeave>
  );
}

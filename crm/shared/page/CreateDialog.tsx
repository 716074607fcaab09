import { CanAccess, useNavigation } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useMatch, useNavigate } from 'react-router';

interface CreateDialogProps {
  resource: string;
  /** The form; closing it leads to the list. */
  children: (close: () => void) => ReactNode;
}

/** The form of a new record, open at the address of `CreateLink`; there is none for those who may not create. */
export function CreateDialog({ resource, children }: CreateDialogProps) {
  const { createUrl, listUrl } = useNavigation();
  const navigate = useNavigate();
  if (useMatch(createUrl(resource)) === null) return null;
  return (
    <CanAccess resource={resource} action="create">
      {children(() => void navigate(listUrl(resource)))}
    </CanAccess>
  );
}

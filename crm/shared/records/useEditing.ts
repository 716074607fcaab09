import { useState } from 'react';
import { useMatch } from 'react-router';

/**
 * True while the address is the one of the record's form. The form begins with what the record is now: it waits for a refetch in progress,
 * since the cached values may be older than one's own last save; a later refetch does not close it.
 */
export function useEditing(path: string, { isFetching }: { isFetching: boolean }): boolean {
  const isAsked = useMatch(path) !== null;
  const [isOpen, setIsOpen] = useState(false);
  const isShown = isAsked && (isOpen || !isFetching);
  if (isShown !== isOpen) setIsOpen(isShown);
  return isShown;
}

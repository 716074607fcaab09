import { useEffect, useState } from 'react';
import { Dialog } from '#ui-kit';
import { PaletteSearch } from './PaletteSearch.tsx';

/** Ctrl+K or ⌘K on any page: finds students, lectures and screens. */
export function CommandPalette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // Not over an open dialog, which may hold unsaved changes.
      setOpen((isOpen) => !isOpen && document.querySelector('dialog[open]') === null);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <Dialog open={open} title="어디로 갈까요?" onClose={() => setOpen(false)}>
      <PaletteSearch onDone={() => setOpen(false)} />
    </Dialog>
  );
}

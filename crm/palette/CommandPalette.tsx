import { useEffect, useState } from 'react';
import { Dialog } from '#ui-kit';
import { SearchIcon } from '#ui-kit/icons.ts';
import css from './CommandPalette.module.css';
import { PaletteSearch } from './PaletteSearch.tsx';

const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent)
  ? { name: 'Meta', sign: '⌘' }
  : { name: 'Control', sign: 'Ctrl+' };

/** A button in the frame, and Ctrl+K or ⌘K on any page: finds students, lectures, screens, slots, what is to be done, and what the page's buttons do. */
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
    <>
      <button
        type="button"
        className={css.entrance}
        aria-keyshortcuts={`${MODIFIER.name}+K`}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden />
        <span>검색</span>
        <kbd>{MODIFIER.sign}K</kbd>
      </button>
      <Dialog open={open} title="어디로 갈까요?" onClose={() => setOpen(false)}>
        <PaletteSearch onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

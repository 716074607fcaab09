import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import control from '../Field/control.module.css';
import { CloseIcon, SearchIcon } from '../icons.ts';
import css from './SearchBox.module.css';

/** Pause in typing before a search starts, in milliseconds. */
export const SEARCH_DELAY_MS = 250;

export interface SearchBoxProps {
  /** The current search text. */
  value: string;
  /** Called 250 ms after the last key, at once on Enter or clear; never during the composition of a 한글 syllable. */
  onChange: (value: string) => void;
  /** What is searched, for screen readers. @default '검색' */
  label?: string;
  /** What may be typed. @default '이름, 초성, 전화 뒷자리, 학번' */
  placeholder?: string;
  /** `/` anywhere on the page moves the focus here. @default true */
  slashFocuses?: boolean;
}

/** The one search box of a screen. Escape clears it. */
export function SearchBox({ value, onChange, label = '검색', placeholder, slashFocuses = true }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  const [composing, setComposing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const change = useEffectEvent(onChange);
  useSlash(input, slashFocuses);

  if (shownFor !== value) {
    setShownFor(value);
    setText(value);
  }

  useEffect(() => {
    if (composing || text === value) return;
    const timer = setTimeout(() => change(text), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, value, composing]);

  const submit = (next: string): void => {
    setText(next);
    if (next !== value) onChange(next);
  };

  return (
    <div role="search" className={`${control.box} ${css.search}`}>
      <span className={control.start}>
        <SearchIcon aria-hidden />
      </span>
      <input
        ref={input}
        className={control.bare}
        aria-label={label}
        aria-keyshortcuts={slashFocuses ? '/' : undefined}
        placeholder={placeholder ?? '이름, 초성, 전화 뒷자리, 학번'}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') submit(text);
          if (event.key === 'Escape' && text !== '') {
            event.stopPropagation();
            submit('');
          }
        }}
      />
      {text !== '' ? (
        <button
          type="button"
          className={css.clear}
          aria-label="검색어 삭제"
          onClick={() => {
            submit('');
            input.current?.focus();
          }}
        >
          <CloseIcon aria-hidden />
        </button>
      ) : (
        slashFocuses && (
          <kbd className={css.key} aria-hidden>
            /
          </kbd>
        )
      )}
    </div>
  );
}

function useSlash(input: RefObject<HTMLInputElement | null>, enabled: boolean): void {
  useEffect(() => {
    if (!enabled) return;
    const focus = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const typing = target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || typing || modified || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, [input, enabled]);
}

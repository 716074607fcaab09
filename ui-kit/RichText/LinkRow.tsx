import type { Editor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import controlCss from '../Field/control.module.css';
import { isSafeAddress } from './document.ts';
import css from './RichText.module.css';

/** Input for the link of the selected text. Enter sets it, Escape cancels. */
export function LinkRow({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState<string>(editor.getAttributes('link')['href'] ?? 'https://');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const whole = address.trim();
  const apply = (): void => {
    if (!isSafeAddress(whole)) return;
    const { empty } = editor.state.selection;
    const words = { type: 'text', text: whole, marks: [{ type: 'link', attrs: { href: whole } }] };
    if (empty && !editor.isActive('link')) editor.chain().focus().insertContent(words).run();
    else editor.chain().focus().extendMarkRange('link').setLink({ href: whole }).run();
    onDone();
  };
  return (
    <div className={css.link}>
      <input
        ref={input}
        className={controlCss.input}
        aria-label="링크 주소"
        inputMode="url"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === 'Enter') apply();
          else onDone();
        }}
      />
      <Button onClick={apply} disabled={!isSafeAddress(whole)}>
        링크 걸기
      </Button>
      {editor.isActive('link') && (
        <Button
          variant="quiet"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onDone();
          }}
        >
          빼기
        </Button>
      )}
    </div>
  );
}

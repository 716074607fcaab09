import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import * as icons from '../icons.ts';
import { LinkRow } from './LinkRow.tsx';
import css from './RichText.module.css';

interface Tool {
  label: string;
  icon: icons.Icon;
  run: (editor: Editor) => void;
  /** Whether it is on at the cursor; absent for one-time actions. */
  isOn?: (editor: Editor) => boolean;
}

const edit = (editor: Editor) => editor.chain().focus();
const mark = (name: 'bold' | 'italic' | 'underline' | 'strike', label: string, icon: icons.Icon): Tool => ({
  label,
  icon,
  run: (editor) => edit(editor).toggleMark(name).run(),
  isOn: (editor) => editor.isActive(name),
});
const heading = (level: 2 | 3, label: string, icon: icons.Icon): Tool => ({
  label,
  icon,
  run: (editor) => edit(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const tools: readonly Tool[] = [
  mark('bold', '굵게', icons.BoldIcon),
  mark('italic', '기울임', icons.ItalicIcon),
  mark('underline', '밑줄', icons.UnderlineIcon),
  mark('strike', '취소선', icons.StrikeIcon),
  heading(2, '제목', icons.HeadingIcon),
  heading(3, '작은 제목', icons.SmallHeadingIcon),
  {
    label: '점 목록',
    icon: icons.BulletListIcon,
    run: (editor) => edit(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    label: '번호 목록',
    icon: icons.NumberListIcon,
    run: (editor) => edit(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: '인용',
    icon: icons.QuoteIcon,
    run: (editor) => edit(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  { label: '되돌리기', icon: icons.UndoIcon, run: (editor) => edit(editor).undo().run() },
  { label: '다시 하기', icon: icons.RedoIcon, run: (editor) => edit(editor).redo().run() },
];

interface RichTextToolbarProps {
  editor: Editor;
  label: string;
  /** @default false */
  disabled?: boolean;
}

/** The formatting tools; one Tab stop, arrows move inside. */
export function RichTextToolbar({ editor, label, disabled = false }: RichTextToolbarProps) {
  const [at, setAt] = useState(0);
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => [...tools.map(({ isOn }) => isOn?.(now)), now.isActive('link')],
  });
  const shown = [
    ...tools,
    { label: '링크', icon: icons.LinkIcon, run: () => setLinking(!linking), isOn: () => linking },
  ];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons.at(to >= buttons.length ? 0 : to);
    next?.focus();
  };
  return (
    <>
      <div
        role="toolbar"
        aria-label={label}
        className={css.toolbar}
        onKeyDown={onKeyDown}
        // The text keeps the focus when a tool is pressed, so that the next key is not lost.
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map(({ label: name, icon: ToolIcon, run, isOn }, index) => (
          <button
            key={name}
            type="button"
            className={css.tool}
            aria-label={name}
            title={name}
            aria-pressed={isOn && on[index] === true}
            disabled={disabled}
            tabIndex={index === at ? 0 : -1}
            onFocus={() => setAt(index)}
            onClick={() => run(editor)}
          >
            <ToolIcon aria-hidden />
          </button>
        ))}
      </div>
      {linking && <LinkRow editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}

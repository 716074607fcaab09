import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import { useField, type FieldProps } from '../Field/useField.ts';
import { extensions } from './extensions.ts';
import css from './RichText.module.css';
import { RichTextToolbar } from './RichTextToolbar.tsx';

/** A rich text in a form. The value is a `RichTextDocument`. Heavy: screens load it lazily. */
export function RichTextField(props: FieldProps) {
  const { field, frame, control } = useField(props);
  const invalid = control['aria-invalid'] === true;
  const described = control['aria-describedby'];
  const editor = useEditor({
    extensions,
    content: field.value,
    injectCSS: false,
    immediatelyRender: true,
    editable: !control.disabled,
    onUpdate: ({ editor: changed }) => field.onChange(changed.getJSON()),
    onBlur: field.onBlur,
  });
  const attributes = {
    id: control.id,
    class: `${css.text} ${css.editor}`,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    'aria-disabled': control.disabled ? 'true' : undefined,
    'aria-required': props.required ? 'true' : undefined,
    'aria-invalid': invalid ? 'true' : undefined,
    'aria-describedby': described || undefined,
  };
  const state = JSON.stringify(attributes);
  useEffect(() => editor.setOptions({ editorProps: { attributes: JSON.parse(state) } }), [editor, state]);
  const { ref } = field;
  // The form focuses this when it is the first invalid field; the editor's own focus command would wait for a frame.
  useEffect(() => ref({ focus: () => editor.view.dom.focus() }), [ref, editor]);
  return (
    <FieldFrame {...frame} group>
      <div className={css.box} data-invalid={invalid || undefined} data-disabled={control.disabled || undefined}>
        <RichTextToolbar editor={editor} label={`${props.label} 꾸미기`} disabled={control.disabled} />
        <EditorContent editor={editor} />
      </div>
    </FieldFrame>
  );
}

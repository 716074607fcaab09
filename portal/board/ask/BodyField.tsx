import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormulaText, Note, TextField } from '#ui-kit';
import css from '../Board.module.css';
import { insertMath, mathKeys } from './mathPad.ts';
import type { AskValues } from './values.ts';

/** What one asks in words; formulas by a small pad, drawn below as the teacher sees them. */
export function BodyField() {
  const form = useFormContext<AskValues>();
  const body = useWatch({ control: form.control, name: 'body' });
  const part = useRef<HTMLDivElement>(null);
  const goesOnAt = useRef<number>(null);
  const fieldOf = () => part.current?.querySelector('textarea');
  useEffect(() => {
    // The field has what a key wrote: one types on inside of it.
    if (goesOnAt.current === null) return;
    fieldOf()?.focus();
    fieldOf()?.setSelectionRange(goesOnAt.current, goesOnAt.current);
    goesOnAt.current = null;
  }, [body]);
  const write = (tex: string): void => {
    const field = fieldOf();
    if (!field) return;
    const { text, caret } = insertMath(field.value, field.selectionEnd, tex);
    goesOnAt.current = caret;
    form.setValue('body', text, { shouldDirty: true });
  };
  return (
    <div ref={part} className={css.asked}>
      <TextField
        name="body"
        label="무엇이 궁금한가요?"
        required
        multiline
        maxLength={20000}
        placeholder="예: 판별식을 왜 쓰는지 모르겠어요"
      />
      <div role="group" aria-label="수식" className={css.pad}>
        {mathKeys.map(({ label, name, tex }) => (
          <button
            key={name}
            type="button"
            aria-label={label === name ? name : `${label} ${name}`}
            onClick={() => write(tex)}
          >
            {label}
          </button>
        ))}
      </div>
      {body.includes('$') && (
        <p className={css.words}>
          <Note as="span">미리 보기 </Note>
          <FormulaText>{body}</FormulaText>
        </p>
      )}
    </div>
  );
}

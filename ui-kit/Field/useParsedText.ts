import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';

/** Converts typed text to a value and back. */
export interface TextCodec {
  /** `null` when the text cannot be parsed. */
  parse: (text: string) => string | null;
  /** The value as shown. */
  format: (value: string) => string;
}

/**
 * Text typed freely, kept as a value. Text that can be parsed sets the value at once and is formatted when the field
 * loses the focus; other text stays visible and is passed to the schema unchanged, which rejects it.
 */
export function useParsedText(field: ControllerRenderProps, { parse, format }: TextCodec) {
  const [draft, setDraft] = useState<string | null>(null);
  const value = typeof field.value === 'string' ? field.value : '';
  const change = (text: string): void => {
    setDraft(text);
    field.onChange(text.trim() === '' ? null : (parse(text) ?? text));
  };
  return {
    text: draft ?? format(value),
    change,
    /** Sets the value without typing (arrow keys, calendar). */
    choose: (next: string): void => {
      setDraft(null);
      field.onChange(next);
    },
    leave: (): void => {
      setDraft(null);
      field.onBlur();
    },
  };
}

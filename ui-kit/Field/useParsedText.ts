import { useState } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';

/** How typed text becomes a value and back. */
export interface TextCodec {
  /** `null` when the text means nothing. */
  parse: (text: string) => string | null;
  /** The value as shown. */
  format: (value: string) => string;
}

/**
 * Text typed freely, kept as a value: what means something becomes the value at once and is written out when the field
 * is left; what means nothing stays visible and goes to the schema as it is, which refuses it.
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

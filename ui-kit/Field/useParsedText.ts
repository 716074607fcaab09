import { useState } from 'react';

/** Converts typed text to a value and back. */
export interface TextCodec {
  /** `null` when the text cannot be parsed. */
  parse: (text: string) => string | null;
  /** The value as shown. */
  format: (value: string) => string;
}

/** Where the value is kept, as a form's controller gives it. */
export interface ParsedValue {
  value: unknown;
  /** Called with the value, with `null` once nothing is typed, and with the text itself while it cannot be parsed. */
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
}

/**
 * Text typed freely, kept as a value. Text that can be parsed sets the value at once and is formatted when the field
 * loses the focus; other text stays visible and is passed to the schema unchanged, which rejects it.
 */
export function useParsedText(field: ParsedValue, { parse, format }: TextCodec) {
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
      field.onBlur?.();
    },
  };
}

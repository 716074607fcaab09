/** The meaning of a colour. A tone never appears alone: an icon or a text says the same. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'info';

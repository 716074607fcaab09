/** What a colour says. A tone never stands alone: an icon or a text says the same. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'warning' | 'negative' | 'info';

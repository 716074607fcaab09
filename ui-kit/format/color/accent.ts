import { contrastRatio, mixed } from './ratio.ts';

/** What `tokens.css` draws an accent on (page, surface, surface-2, hover); its test holds them to it. */
export const surfaces = {
  light: ['#f4f5f7', '#ffffff', '#f2f4f7', '#edf0f5'],
  dark: ['#14171c', '#1b1f26', '#232831', '#2a303a'],
} as const;

type Mode = keyof typeof surfaces;

/** The tokens of `tokens.css` that follow from an academy's colour. */
type Accents = Record<'accent' | 'accent-hover' | 'accent-ink' | 'accent-soft' | 'focus', string>;

const READABLE = 4.5;
const [WHITE, BLACK] = ['#ffffff', '#000000'];
const STEPS = Array.from({ length: 101 }, (_, at) => at / 100);

/** A colour (`#rrggbb`) as the product can use it: text on it, in it and beside it stays readable (WCAG 2.2, 1.4.3), light and dark. */
export function accentsOf(color: string, mode: Mode): Accents {
  // White is written on it: as light as that allows in the dark, where it would be lost otherwise.
  const lit = mode === 'dark' ? STEPS.map((share) => mixed(WHITE, color, share)).find(carriesWhite) : undefined;
  const accent = lit ?? until(color, BLACK, carriesWhite);
  const soft = mode === 'light' ? mixed(WHITE, color, 0.1) : mixed(surfaces.dark[1], color, 0.25);
  const ink = until(color, mode === 'light' ? BLACK : WHITE, (tried) =>
    [...surfaces[mode], soft].every((back) => contrastRatio(tried, back) >= READABLE),
  );
  return {
    accent,
    'accent-hover': mixed(accent, BLACK, 0.14),
    'accent-ink': ink,
    'accent-soft': soft,
    focus: mode === 'light' ? accent : ink,
  };
}

const carriesWhite = (color: string): boolean => contrastRatio(color, WHITE) >= READABLE;

/** A colour, mixed with an end of the scale until it is fit. */
const until = (color: string, end: string, isFit: (tried: string) => boolean): string =>
  STEPS.map((share) => mixed(color, end, share)).find(isFit) ?? end;

/** A style sheet that puts an academy's colour in the place of the product's, whichever sheet comes first. In words that browsers without `light-dark()` know. */
export function accentStyle(color: string): string {
  const [light, dark] = [rulesOf(color, 'light'), rulesOf(color, 'dark')];
  const dimmed = `@media (prefers-color-scheme:dark){:root:root:not([data-theme='light']){${dark}}}`;
  return `:root:root{${light}}${dimmed}:root:root[data-theme='dark']{${dark}}`;
}

const rulesOf = (color: string, mode: Mode): string =>
  Object.entries(accentsOf(color, mode))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

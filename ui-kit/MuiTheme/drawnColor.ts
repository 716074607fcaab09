/**
 * A colour of the page as text, because MUI computes with colours and cannot take `var(--…)`: of the mode that is shown.
 * @throws Error when the page has no such colour
 */
export function drawnColor(name: string, mode: 'light' | 'dark'): string {
  const written = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);
  // One colour where the build has spelt `light-dark()` out, else both.
  const [light, dark = light] = written.match(/#[0-9a-f]{3,8}/gi) ?? [];
  const color = mode === 'dark' ? dark : light;
  if (color === undefined) throw new Error(`The page has no colour --${name}.`);
  return color;
}

/** Points of an address; `none` is no value. The contract has checked their form. */
export function pointsFrom(text: string): number | null {
  return text === 'none' ? null : Number(text);
}

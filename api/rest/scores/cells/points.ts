/** Points from a path; `none` means no value. The contract has checked their form. */
export function pointsFrom(text: string): number | null {
  return text === 'none' ? null : Number(text);
}

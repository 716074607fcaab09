/** The contrast of two colours (`#rrggbb`) as WCAG measures it, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Two colours (`#rrggbb`) mixed, `share` of the other one, 0 to 1. */
export function mixed(one: string, other: string, share: number): string {
  const parts = channels(other).map((part, at) => Math.round(channels(one)[at]! * (1 - share) + part * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The limits of a typing grid. */
export const gridLimits = {
  'first paint, median of 5 loads': { most: 1500, unit: 'ms' },
  'key to paint, p95': { most: 50, unit: 'ms' },
  'longest frame of scrolling': { most: 50, unit: 'ms' },
} as const;

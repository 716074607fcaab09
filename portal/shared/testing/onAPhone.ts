/** What every story of the portal has in common: a phone of 390 px, no border around the frame. */
export const onAPhone = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} as const;

/** What the address of the calendar says. */
export type SlotsView = Record<'day' | 'view' | 'type', string>;

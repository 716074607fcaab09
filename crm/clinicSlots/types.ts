/** The calendar's state in the address. */
export type SlotsView = Record<'day' | 'view' | 'type', string>;

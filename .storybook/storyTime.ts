import type { Moment } from '#mocks/moment.ts';

/** When stories take place, in Seoul: a Wednesday in class. A story that is true today is true next year, and its picture is the same. */
export const storyTime: Moment = { at: '2026-11-25T14:00', stopped: false };

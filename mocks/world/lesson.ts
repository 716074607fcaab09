/**
 * The facts of `lesson.webm`, the recording that every video of a running lecture of a world plays, so that rows need not read it.
 * It names no unit, for it is the lesson of every week. A blackboard with a clock, 480 × 270, drawn on a canvas in Chromium, one picture a second and a key picture every 30, encoded by
 * WebCodecs as VP9 at 1.5 kbit/s and put into WebM by mediabunny.
 */
export const lesson = {
  bytes: 51163,
  sha256: '41d294a4d37e865b44122752c897b45a266ca5991ab1504c5f6a051be440bf14',
  seconds: 300,
} as const;

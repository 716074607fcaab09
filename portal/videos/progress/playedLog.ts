import { union, type Range } from './ranges.ts';

/** Longest step between two looks at a playing film, in seconds of the film: at double speed, with a busy phone. */
const longestStep = 4;

/** Collects what was really played from looks at the film's clock; a jump is not playing. */
export interface PlayedLog {
  /** The film stands here, and has played on since the last look unless it jumped. */
  look(at: number): void;
  /** The film was put here; playing on what was before is playing it again. */
  jump(at: number): void;
  /** What was played since the last call, in whole seconds: a second counts once its middle was played. */
  take(): { ranges: Range[]; replayed: Range[] };
}

/** Begins to collect at a position. */
export function createPlayedLog(start: number): PlayedLog {
  let last = start;
  let begun = start;
  let again = 0;
  let spans: Range[] = [];
  let repeats: Range[] = [];

  const close = (): void => {
    if (last > begun) {
      spans.push(rounded(begun, last));
      if (begun < again) repeats.push(rounded(begun, Math.min(last, again)));
    }
    begun = last;
  };
  return {
    look: (at) => {
      const step = at - last;
      if (step < 0 || step > longestStep) {
        close();
        begun = at;
      }
      last = at;
    },
    jump: (at) => {
      close();
      // A step back by a breath is no wish to see it again.
      again = at < last - 2 ? Math.max(again, last) : at < again ? again : 0;
      begun = at;
      last = at;
    },
    take: () => {
      close();
      const taken = { ranges: union(spans), replayed: union(repeats) };
      spans = [];
      repeats = [];
      return taken;
    },
  };
}

const rounded = (from: number, to: number): Range => ({ from: Math.round(from), to: Math.round(to) });

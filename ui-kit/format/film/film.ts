/** What the bytes of a film say of it. */
export interface Film {
  container: 'mp4' | 'mov' | 'webm' | 'mkv';
  /** Whether what says where its pictures are was found whole. */
  hasIndex: boolean;
  /** How its pictures and its sound are packed, in the words of the container (`avc1`, `V_VP9`); null without any. */
  picture: string | null;
  sound: string | null;
  /** The profile of H.264, of which browsers play some; null for others. */
  profile: number | null;
  /** Whether it says that there is more than there is. */
  isCut: boolean;
  /** Its length, where it was recorded live and only its last part says so; null where its head is to be asked. */
  liveSeconds: number | null;
  /** Its length as its head says. */
  saidSeconds: number | null;
}

/** What a reader of a film asks for next: bytes, or to go on after some. */
export type Ask = { take: number } | { skip: number };

/** What there was of it: bytes that were asked for, how many were passed, and how many were missing at the end of the file. */
export interface Got {
  bytes: Uint8Array;
  passed: number;
  missing: number;
}

/** Reads a film step by step, so that it can come in chunks or be read here and there. */
export type FilmSteps = Generator<Ask, Film, Got>;

const nothing = new Uint8Array(0);

/** Steps through a film that comes chunk by chunk; `end` answers what it was. */
export function feedFilm(steps: FilmSteps) {
  let now = steps.next();
  let kept: Uint8Array[] = [];
  let have = 0;
  const answer = (missing: number): void => {
    const got = { bytes: kept.length === 1 ? kept[0]! : joined(kept, have), passed: have, missing };
    [kept, have] = [[], 0];
    now = steps.next(got);
  };
  return {
    push(chunk: Uint8Array): void {
      let at = 0;
      while (!now.done) {
        const ask = now.value;
        const wanted = 'take' in ask ? ask.take : ask.skip;
        const part = Math.min(wanted - have, chunk.length - at);
        if ('take' in ask && part > 0) kept.push(chunk.slice(at, at + part));
        have += part;
        at += part;
        if (have < wanted) return;
        answer(0);
      }
    },
    end(): Film {
      while (!now.done) {
        const wanted = 'take' in now.value ? now.value.take : now.value.skip;
        answer(wanted === Infinity ? 0 : wanted - have);
      }
      return now.value;
    },
  };
}

/** Steps through a film that can be read anywhere; `read` gets offsets and answers less at the end. */
export async function seekFilm(
  steps: FilmSteps,
  size: number,
  read: (start: number, end: number) => Promise<Uint8Array>,
): Promise<Film> {
  let now = steps.next();
  let at = 0;
  while (!now.done) {
    const wanted = 'take' in now.value ? now.value.take : now.value.skip;
    const end = Math.min(size, at + wanted);
    const bytes = 'take' in now.value && end > at ? await read(at, end) : nothing;
    const missing = wanted === Infinity ? 0 : at + wanted - end;
    const passed = end - at;
    at = end;
    now = steps.next({ bytes, passed, missing });
  }
  return now.value;
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  if (pieces.length === 0) return nothing;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** How the words of a sitting are asked. */
export type StudyMode = 'CARD' | 'SPELLING' | 'CHOICE';

export const modes: readonly { id: StudyMode; label: string }[] = [
  { id: 'CARD', label: '카드' },
  { id: 'SPELLING', label: '철자 쓰기' },
  { id: 'CHOICE', label: '뜻 고르기' },
];

const modeKey = 'word-mode';
const soundKey = 'word-sound';

/** The mode this browser was last set to. */
export const readMode = (): StudyMode => modes.find(({ id }) => id === read(modeKey))?.id ?? 'CARD';

/** Remembers a mode. */
export const keepMode = (mode: StudyMode): void => keep(modeKey, mode);

/** Whether words are spoken by themselves in this browser; they are until somebody turns it off. */
export const readSound = (): boolean => read(soundKey) !== 'off';

/** Remembers whether words are spoken by themselves. */
export const keepSound = (isOn: boolean): void => keep(soundKey, isOn ? 'on' : 'off');

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is remembered while the page is open.
  }
}

/** The speeds offered. */
export const speeds = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

const key = 'video-speed';

/** The speed this browser was last set to. */
export function readSpeed(): number {
  try {
    const speed = Number(localStorage.getItem(key));
    return speeds.includes(speed) ? speed : 1;
  } catch {
    return 1;
  }
}

/** Remembers a speed. */
export function keepSpeed(speed: number): void {
  try {
    localStorage.setItem(key, String(speed));
  } catch {
    // It is remembered while the page is open.
  }
}

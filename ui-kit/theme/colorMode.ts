import { useSyncExternalStore } from 'react';

/** A person's choice: follow the system, or always one of the two modes. */
export type ColorMode = 'system' | 'light' | 'dark';

/** `localStorage` key of the choice. */
export const COLOR_MODE_KEY = 'colorMode';

/** The chosen mode, the current one, and how to change it. The choice is stored in this browser. */
export function useColorMode(): { mode: ColorMode; resolved: 'light' | 'dark'; setMode: (mode: ColorMode) => void } {
  const mode = useSyncExternalStore(subscribe, readMode, () => 'system' as const);
  const systemDark = useSyncExternalStore(subscribe, prefersDark, () => false);
  const resolved = mode === 'system' ? (systemDark ? 'dark' : 'light') : mode;
  return { mode, resolved, setMode };
}

/** Sets the mode and stores it. */
export function setMode(mode: ColorMode): void {
  try {
    if (mode === 'system') localStorage.removeItem(COLOR_MODE_KEY);
    else localStorage.setItem(COLOR_MODE_KEY, mode);
  } catch {
    // Storage may be forbidden (private window); the choice is then lost on reload.
  }
  applyColorMode(mode);
  listeners.forEach((listener) => listener());
}

/** Writes the mode to `<html data-theme>`, which selects the colour tokens. */
export function applyColorMode(mode: ColorMode = readMode()): void {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

const listeners = new Set<() => void>();
const systemQuery = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');
const prefersDark = (): boolean => systemQuery().matches;

function readMode(): ColorMode {
  const applied = document.documentElement.dataset.theme;
  if (applied === 'light' || applied === 'dark') return applied;
  try {
    const stored = localStorage.getItem(COLOR_MODE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function subscribe(listener: () => void): () => void {
  const query = systemQuery();
  const onStorage = (event: StorageEvent): void => {
    if (event.key !== COLOR_MODE_KEY) return;
    applyColorMode(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
    listener();
  };
  listeners.add(listener);
  query.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    query.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

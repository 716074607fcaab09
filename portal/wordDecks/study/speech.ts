import { useEffect, useState, useSyncExternalStore } from 'react';
import { keepSound, readSound } from './settings.ts';
import { languageOf } from './words.ts';

/** Words spoken aloud, where the browser has a voice for their language. */
export interface Sound {
  /** Words are spoken by themselves when they come. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Whether there is a voice for a word. */
  canSay: (text: string) => boolean;
  /** Says a word; nothing where there is no voice for it. */
  say: (text: string) => void;
}

/** The voices of this browser, which come some time after the page, and the student's choice. Falls silent with the page. */
export function useSound(): Sound {
  const [isOn, setOn] = useState(readSound);
  useSyncExternalStore(hearVoices, countVoices);
  useEffect(() => () => synthesis()?.cancel(), []);
  return {
    isOn,
    turn: (next) => {
      setOn(next);
      keepSound(next);
      if (!next) synthesis()?.cancel();
    },
    canSay: (text) => voiceFor(text) !== undefined,
    say,
  };
}

const synthesis = (): SpeechSynthesis | undefined =>
  'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;

const countVoices = (): number => synthesis()?.getVoices().length ?? 0;

function hearVoices(change: () => void): () => void {
  synthesis()?.addEventListener('voiceschanged', change);
  return () => synthesis()?.removeEventListener('voiceschanged', change);
}

function voiceFor(text: string): SpeechSynthesisVoice | undefined {
  const language = languageOf(text);
  return synthesis()
    ?.getVoices()
    .find(({ lang }) => lang.toLowerCase().startsWith(language));
}

function say(text: string): void {
  const voice = voiceFor(text);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

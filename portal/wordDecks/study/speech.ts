/** Says a word aloud; absent where the browser has no voice for its language. */
export function speakerFor(text: string): (() => void) | undefined {
  if (!('speechSynthesis' in globalThis)) return undefined;
  const language = /[가-힣]/.test(text) ? 'ko' : 'en';
  const voice = speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(language));
  if (!voice) return undefined;
  return () => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
  };
}

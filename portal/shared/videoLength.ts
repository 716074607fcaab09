/** How long a film is, in words: 1시간 20분, 45분, 30초. */
export function lengthOf(seconds: number): string {
  if (seconds < 60) return `${seconds}초`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours}시간` : '', rest > 0 ? `${rest}분` : ''].filter(Boolean).join(' ');
}

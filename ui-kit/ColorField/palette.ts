/** The colours staff give to tags and attendance types: stored value and accessible name. */
export const PALETTE = [
  { value: '#2e7d32', label: '초록' },
  { value: '#00897b', label: '청록' },
  { value: '#1e88e5', label: '파랑' },
  { value: '#3949ab', label: '남색' },
  { value: '#8e24aa', label: '보라' },
  { value: '#d81b60', label: '분홍' },
  { value: '#e53935', label: '빨강' },
  { value: '#fb8c00', label: '주황' },
  { value: '#fdd835', label: '노랑' },
  { value: '#757575', label: '회색' },
] as const;

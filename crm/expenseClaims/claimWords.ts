import type { Tone } from '#ui-kit';

interface StatusWords {
  label: string;
  tone: Tone;
}

const words: Record<string, StatusWords> = {
  REQUESTED: { label: '처리 전', tone: 'warning' },
  APPROVED: { label: '승인', tone: 'info' },
  REJECTED: { label: '반려', tone: 'negative' },
  PAID: { label: '지급', tone: 'positive' },
};

/** The state of a claim in words. */
export const statusWords = (status: string): StatusWords => words[status] ?? { label: status, tone: 'neutral' };

/** The states as options of a filter. */
export const statusOptions = Object.entries(words).map(([value, { label }]) => ({ value, label }));

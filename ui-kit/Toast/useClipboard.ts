import { UserError } from '../format/UserError.ts';
import { useSending } from './useSending.ts';

/** Returns what copies a text and says so, or that the browser did not let it. */
export function useClipboard(): (text: string, said: string) => void {
  const { send } = useSending();
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).catch(() => {
      throw new UserError('복사하지 못했습니다. 글자를 직접 선택해 복사해 주세요.');
    });
  return (text, said) => void send(() => copy(text), said);
}

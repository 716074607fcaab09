/** A header as the word it says: without spaces, marks and what stands in brackets, in small letters. `정답 (필수)*` is 정답. */
export function headerWord(header: string): string {
  return header
    .normalize('NFKC')
    .replaceAll(/[([<{].*?[)\]>}]|[\s*_.:·※-]/g, '')
    .toLowerCase();
}

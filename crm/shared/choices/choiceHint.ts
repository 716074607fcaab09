/** A query whose answer a select offers. */
interface Choices {
  isLoading: boolean;
  isError: boolean;
}

/** What stands below a select that has nothing to offer yet: its options are being read, or there are none. A failure is not told here. */
export function choiceHint(
  { isLoading, isError }: Choices,
  options: readonly unknown[],
  none: string,
): string | undefined {
  if (isLoading) return '불러오는 중입니다…';
  return options.length === 0 && !isError ? none : undefined;
}

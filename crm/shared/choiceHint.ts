/** A query whose answer a select offers. */
interface Choices {
  isLoading: boolean;
  isError: boolean;
}

/** What stands below a select that has nothing to offer yet: its options are being read, could not be read, or there are none. */
export function choiceHint(
  { isLoading, isError }: Choices,
  options: readonly unknown[],
  none: string,
): string | undefined {
  if (isLoading) return '불러오는 중입니다…';
  if (isError) return '목록을 불러오지 못했습니다. 창을 닫고 다시 열어 주세요.';
  return options.length === 0 ? none : undefined;
}

/** `weekly-lectures`, as orval names the file of a tag, becomes `weeklyLectures`. */
export const camelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The kinds of public posts, in display order. */
export const publicCategories = [
  { id: 'NOTICE', name: '공지' },
  { id: 'FAQ', name: '자주 묻는 질문' },
] as const;

/** A kind's name. */
export function categoryName(id: string): string {
  return publicCategories.find((category) => category.id === id)?.name ?? '게시글';
}

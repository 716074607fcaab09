// The toolbar's switches of the Tour.

const menu = (description: string, icon: 'undo' | 'grow', items: [value: string, title: string][]) => ({
  description,
  toolbar: { title: description, icon, items: items.map(([value, title]) => ({ value, title })), dynamicTitle: true },
});

/** The moment at which the academy begins, what a reload keeps, and how many people there are. */
export const tourTypes = {
  clock: { description: '시각' },
  reset: menu('초기화', 'undo', [
    ['keep', '다시 열어도 그대로'],
    ['reset', '다시 열면 처음부터'],
  ]),
  size: menu('학원의 크기', 'grow', [
    ['small', '한 반'],
    ['academy', '300명'],
  ]),
};

export const tourGlobals = { clock: 'story', reset: 'keep', size: 'small' };

// The toolbar's switches of the Tour.

/** The moment at which the academy begins, what a reload keeps, and how many people there are. */
export const tourTypes = {
  clock: { description: '시각' },
  reset: { description: '초기화' },
  size: { description: '학원의 크기' },
};

export const tourGlobals = { clock: 'story', reset: 'keep', size: 'small' };

/** What is chosen over the Tour alone. */
export const tourChoices = [
  {
    name: 'reset',
    title: '초기화',
    choices: [
      ['keep', '다시 열어도 그대로'],
      ['reset', '다시 열면 처음부터'],
    ],
  },
  {
    name: 'size',
    title: '학원의 크기',
    choices: [
      ['small', '한 반'],
      ['academy', '300명'],
    ],
  },
] as const;

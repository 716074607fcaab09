/** The label of each kind of counsel. */
export const counselWords = { STUDY: '학습', SCORES: '성적', CAREER: '진로·입시', LIFE: '생활', PARENT: '학부모' };

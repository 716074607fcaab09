export const paths = { scoreSheet: '/crm/students/actual-scores' };

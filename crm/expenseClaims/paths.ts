const claims = '/crm/admin/expense-claims';

export const paths = {
  claims,
  waiting: `${claims}?filters[0][field]=status&filters[0][operator]=eq&filters[0][value]=REQUESTED`,
};

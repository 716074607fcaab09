export const paths = {
  wordDecks: '/crm/wordDecks',
  create: '/crm/wordDecks/create',
  wordDeck: (id: string) => `/crm/wordDecks/${id}`,
  edit: (id: string) => `/crm/wordDecks/${id}/edit`,
};

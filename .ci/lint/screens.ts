/**
 * Folders of `crm/` and `portal/` that are not a slice of the contract: a screen of several slices, named after its address, or code that all
 * screens share. Every other folder has the name of its slice (`slices.ts`).
 */
export const screens: Readonly<Record<string, string>> = {
  'crm/account': 'the menu under one’s own name',
  'crm/clinic': 'the day’s board: clinicSlots, clinicParticipants, clinicTodos',
  'crm/counsel': 'the day’s counsels: clinicSlots, clinicParticipants, consults',
  'crm/grid': 'what the typing grids share',
  'crm/providers': 'refine’s providers',
  'crm/palette': 'quick search over students, lectures and screens',
  'crm/settings': 'what is decided once for the academy, of many slices',
  'crm/today': 'what today holds: lessons, slots, exams, calls, of many slices',
  'crm/shared': 'pieces that two slices use',
  'crm/words': 'the words of a deck, a resource of wordDecks',
  'portal/clinic': 'booking: clinicSlots, clinicParticipants, clinicTodos',
  'portal/counsel': 'booking of counsels',
  'portal/growth': 'the term at a glance: exams, actualExamScores, participants',
  'portal/home': 'the first page, of many slices',
  'portal/me': 'one’s own record, password and look',
  'portal/shared': 'pieces that two slices use',
};

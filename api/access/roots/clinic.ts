import type { RootAccess } from './format.ts';

/** Clinic and counsel: slots, bookings, what is done there. */
export const clinic: RootAccess = {
  clinicOpenSlots: ['absent', 'all', 'all', 'all', 'all'],
  clinicOpenSlots_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicParticipants: ['absent', 'own', 'own', 'all', 'all'],
  clinicParticipants_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicParticipants_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  clinicRules: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicRules_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicRules_by_pk: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicSlotLoads: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicSlotLoads_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicSlots: ['absent', 'own', 'own', 'all', 'all'],
  clinicSlots_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicSlots_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  clinicTaDays: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicTaDays_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicTodos: ['absent', 'own', 'own', 'all', 'all'],
  clinicTodos_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
  clinicTodos_by_pk: ['absent', 'own', 'own', 'all', 'all'],
  clinicWaitingPlaces: ['absent', 'own', 'own', 'all', 'all'],
  clinicWaitingPlaces_aggregate: ['absent', 'absent', 'absent', 'all', 'all'],
};

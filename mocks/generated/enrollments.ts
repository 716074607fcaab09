/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker/locale/ko';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Transfer
} from '#client/generated/rest/model/transfer.ts';

import type {
  TransferOutcome
} from '#client/generated/rest/model/transferOutcome.ts';


export const getTransferClassResponseTransferOutcomeMock = (overrideResponse: Partial<TransferOutcome> = {}): TransferOutcome => ({...{endsOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), joinsOn: faker.date.past().toISOString().slice(0, 10), untilOn: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 10), null]), leaves: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({weeklyLectureId: faker.string.uuid(), weekNumber: faker.helpers.arrayElement([faker.number.int(), null]), specialName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), heldOn: faker.date.past().toISOString().slice(0, 10)})), joins: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({weeklyLectureId: faker.string.uuid(), weekNumber: faker.helpers.arrayElement([faker.number.int(), null]), specialName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), heldOn: faker.date.past().toISOString().slice(0, 10)})), stays: Array.from({ length: faker.number.int({min: 1, max: 10}) }, (_, i) => i + 1).map(() => ({weeklyLectureId: faker.string.uuid(), weekNumber: faker.helpers.arrayElement([faker.number.int(), null]), specialName: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), heldOn: faker.date.past().toISOString().slice(0, 10), attendance: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), hasMemo: faker.datatype.boolean(), isLocked: faker.datatype.boolean(), isScored: faker.datatype.boolean()})), movesRepresentative: faker.datatype.boolean(), seats: {taken: faker.number.int(), capacity: faker.number.int()}}, ...overrideResponse});

export const getTransferClassResponseMock = (overrideResponse: Partial<Extract<Transfer, object>> = {}): Transfer => ({mode: faker.helpers.arrayElement(['PREVIEW','COMMIT','UNDO'] as const), changeSetId: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), plan: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 20}}), null]), outcome: faker.helpers.arrayElement([{...getTransferClassResponseTransferOutcomeMock()},null,]), ...overrideResponse})


export const getTransferClassMockHandler = (overrideResponse?: Transfer | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Transfer> | Transfer), options?: RequestHandlerOptions) => {
  return http.post('*/api/lectures/:lectureId/class-transfer/:userId/:targetLectureId', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTransferClassResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEnrollmentsMock = () => [
  getTransferClassMockHandler()
]

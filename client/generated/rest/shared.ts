// Generated from openapi/ by `npm run generate`. Do not edit.

import type { components } from '#openapi/generated/api.d.ts';

export type Answers = components['schemas']['Answers'];
export type Conflict = components['schemas']['Conflict'];
export type Done = components['schemas']['Done'];
/** 끝남 */
export type DoneResponse = Done;
export type Id = components['schemas']['Id'];
export type Month = components['schemas']['Month'];
/** 끝남 */
export type NoContentResponse = void;
export type Phone = components['schemas']['Phone'];
export type Problem = components['schemas']['Problem'];
export type Title = components['schemas']['Title'];
export type Undone = components['schemas']['Undone'];
export type Version = components['schemas']['Version'];

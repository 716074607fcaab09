/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type DeleteWeeklyLectureParams = {
/**
 * As createWeeklyLecture answered it
 * @maxLength 200
 */
changeSetId?: string;
};

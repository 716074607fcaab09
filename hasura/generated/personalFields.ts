// Generated from hasura/ by `npm run generate`. Do not edit.

/** Fields of students and accounts that go with their person: an answer with one is kept in the access log. */
export const personalFields: readonly string[] = ["digits","loginId","name","nameChoseong","nameJamo","parentName","parentPhone","phone","school","studentNumber"];

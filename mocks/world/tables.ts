import type { Tables } from '#hasura/generated/tables.ts';
import type { World } from './model/types.ts';
import { attendanceTypes } from './rows/attendanceTypes.ts';
import { enrollments, lectures, representativeLectures, weeklyLectures } from './rows/lectures.ts';
import { participants } from './rows/participants.ts';
import type { Rows } from './rows/row.ts';
import { studentMemos } from './rows/studentMemos.ts';
import { tags, userTags } from './rows/tags.ts';
import { notices, publicPosts, pushAlertTemplates } from './rows/talk.ts';
import { students, tas, users } from './rows/users.ts';
import { wordDecks } from './rows/wordDecks.ts';

/** What a world fills, in an order in which every row finds the rows it names. */
const generators = {
  users,
  tas,
  students,
  tags,
  user_tags: userTags,
  student_memos: studentMemos,
  lectures,
  representative_lectures: representativeLectures,
  enrollments,
  attendance_types: attendanceTypes,
  weekly_lectures: weeklyLectures,
  participants,
  notices,
  board_posts: publicPosts,
  push_alert_templates: pushAlertTemplates,
  word_decks: wordDecks,
} satisfies { [Table in keyof Tables]?: (world: World) => Rows<Table> };

/** The tables of a world, parents first, each with its rows; a row is made when it is asked for. */
export function tablesOf(world: World): { table: keyof Tables; rows: Iterable<object> }[] {
  return Object.entries(generators).map(([table, rows]) => ({ table: table as keyof Tables, rows: rows(world) }));
}

import type { LectureMaterialsQuery, MaterialStudentsQuery } from './generated/graphql.ts';

export type Material = LectureMaterialsQuery['lectureMaterials'][number];

export type Student = MaterialStudentsQuery['enrollments'][number]['student'];

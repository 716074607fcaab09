import type { LectureMaterialsQuery } from './generated/graphql.ts';

export type Material = LectureMaterialsQuery['lectureMaterials'][number];

export type Student = LectureMaterialsQuery['enrollments'][number]['student'];

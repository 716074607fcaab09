import { EmptyState } from '#ui-kit';
import { PermissionTable } from '../files/parts.ts';
import type { Material, Student } from './types.ts';

interface MaterialReadersProps {
  lectureId: string;
  /** A week of the lecture, which the permission call requires; undefined while there is none. */
  weekId: string | undefined;
  materials: readonly Material[];
  students: readonly Student[];
}

/** Which student may open which file of the materials. */
export function MaterialReaders({ lectureId, weekId, materials, students }: MaterialReadersProps) {
  const files = materials.flatMap((material) => material.files);
  if (files.length === 0)
    return (
      <EmptyState of="file" title="아직 파일이 없습니다">
        자료에 파일을 올리면 누가 볼지 정할 수 있습니다.
      </EmptyState>
    );
  if (students.length === 0 || weekId === undefined)
    return (
      <EmptyState of="person" title="열람할 학생이 없습니다">
        주차를 만들고 학생을 등록하면 누가 볼지 정할 수 있습니다.
      </EmptyState>
    );
  return <PermissionTable lectureId={lectureId} weekId={weekId} files={files} students={students} />;
}

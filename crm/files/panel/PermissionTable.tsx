import { useState } from 'react';
import { useSetFilePermissions } from '#client/generated/rest/files.ts';
import { problemText } from '#client/problemText.ts';
import { formatSchool, useToast } from '#ui-kit';
import { StickyTable } from '../../shared/lists/StickyTable.tsx';
import css from './PermissionTable.module.css';
import { mayOpen, tally, type SharedFile } from './readers.ts';
import { Tick } from './Tick.tsx';

interface Student {
  id: string;
  school: string;
  grade: string | null;
  user: { name: string };
}

interface PermissionTableProps {
  lectureId: string;
  weekId: string;
  files: readonly SharedFile[];
  students: readonly Student[];
}

/** Who may open which file: a checkbox per student and file, per file, per student, or for all. */
export function PermissionTable({ lectureId, weekId, files, students }: PermissionTableProps) {
  const put = useSetFilePermissions();
  const toast = useToast();
  // Changed permissions that have not been fetched yet, by file.
  const [selected, setSelected] = useState<{ on: typeof files; marks: ReadonlyMap<string, boolean> }>();
  const marks = selected?.on === files ? selected.marks : new Map<string, boolean>();
  const keyOf = (file: SharedFile, student: Student) => `${file.id} ${student.id}`;
  const isOpen = (file: SharedFile, student: Student) => marks.get(keyOf(file, student)) ?? mayOpen(file, student.id);

  const set = (some: readonly SharedFile[], who: readonly Student[], isAllowed: boolean): void => {
    const next = new Map(marks);
    for (const file of some) for (const student of who) next.set(keyOf(file, student), isAllowed);
    setSelected({ on: files, marks: next });
    const fileIds = some.map(({ id }) => id);
    const readers =
      who === students
        ? ({ readers: 'EVERYONE' } as const)
        : ({ readers: 'STUDENTS', studentIds: who.map(({ id }) => id) } as const);
    put.mutate(
      { lectureId, weeklyLectureId: weekId, data: { fileIds, isAllowed, ...readers } },
      {
        onError: (error) => {
          setSelected(undefined);
          toast({ message: problemText(error), tone: 'negative' });
        },
      },
    );
  };

  return (
    <StickyTable label="파일 열람 대상">
      <thead>
        <tr>
          <th scope="col">
            <Tick
              label="모든 파일을 모두에게"
              value={tally(files.flatMap((file) => students.map((student) => isOpen(file, student))))}
              onChange={(isAllowed) => set(files, students, isAllowed)}
            />
            학생
          </th>
          {files.map((file) => (
            <th key={file.id} scope="col">
              <span className={css.head}>
                <Tick
                  label={`${file.name} 모두에게`}
                  value={tally(students.map((student) => isOpen(file, student)))}
                  onChange={(isAllowed) => set([file], students, isAllowed)}
                />
                <span className={css.name}>{file.name}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {students.map((student) => (
          <tr key={student.id}>
            <th scope="row">
              <Tick
                label={`${student.user.name} 모든 파일`}
                value={tally(files.map((file) => isOpen(file, student)))}
                onChange={(isAllowed) => set(files, [student], isAllowed)}
              />
              {student.user.name} <span className={css.note}>{formatSchool(student)}</span>
            </th>
            {files.map((file) => (
              <td key={file.id}>
                <Tick
                  label={`${student.user.name} ${file.name}`}
                  value={isOpen(file, student) ? 'all' : 'none'}
                  onChange={(isAllowed) => set([file], [student], isAllowed)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </StickyTable>
  );
}

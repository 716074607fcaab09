import { useState } from 'react';
import { EmptyState, formatInstant, formatSchool } from '#ui-kit';
import { CheckIcon } from '#ui-kit/icons.ts';
import { serverClock } from '#client/live/serverClock.ts';
import { ChoiceChips } from '../shared/choices/ChoiceChips.tsx';
import { StickyTable } from '../shared/lists/StickyTable.tsx';
import { checkedBy } from './checkedBy.ts';
import css from './CheckTable.module.css';
import type { Material, Student } from './types.ts';

interface CheckTableProps {
  materials: readonly Material[];
  students: readonly Student[];
}

/** Which student has finished which material, with a filter for students who have not finished all. */
export function CheckTable({ materials, students }: CheckTableProps) {
  const [onlyOpen, setOnlyOpen] = useState(false);
  const out = materials.filter(({ publishedAt }) => publishedAt != null && new Date(publishedAt) <= serverClock.now());
  const when = (material: Material, student: Student) =>
    material.checks.find(({ studentId }) => studentId === student.id)?.checkedAt;
  const open = students.filter((student) => out.some((material) => when(material, student) === undefined));
  const shown = onlyOpen ? open : students;
  if (out.length === 0)
    return (
      <EmptyState of="file" title="게시한 자료가 없습니다">
        자료를 게시하면 확인을 볼 수 있습니다.
      </EmptyState>
    );
  return (
    <>
      <div className={css.filter}>
        <ChoiceChips
          label="학생"
          items={[{ id: 'open', label: '남은 학생만', count: open.length }]}
          chosen={onlyOpen ? ['open'] : []}
          onToggle={() => setOnlyOpen(!onlyOpen)}
        />
      </div>
      <StickyTable label="자료 확인 현황">
        <thead>
          <tr>
            <th scope="col">학생</th>
            {out.map((material) => (
              <th key={material.id} scope="col">
                {material.title}
                <span className={css.count}>
                  {checkedBy(material, students).length}/{students.length}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((student) => (
            <tr key={student.id}>
              <th scope="row">
                {student.user.name} <span className={css.note}>{formatSchool(student)}</span>
              </th>
              {out.map((material) => {
                const at = when(material, student);
                return (
                  <td key={material.id} className={css.mark} data-done={at !== undefined || undefined}>
                    {at === undefined ? (
                      <span className={css.note}>아직</span>
                    ) : (
                      <>
                        <CheckIcon role="img" aria-label="확인" /> {formatInstant(at)}
                      </>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </StickyTable>
    </>
  );
}

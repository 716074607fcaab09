import { expect, test } from 'vitest';
import { lectures, roster, staff, students } from './cast.ts';
import { buildRosters } from './world/model/buildWorld.ts';
import { sizes, type SizeName } from './world/model/sizes.ts';

test.each(Object.keys(sizes) as SizeName[])('the cast is in the world %s', (size) => {
  const world = buildRosters(size);
  for (const { id, loginId, name, type, isAdminLevel } of Object.values(staff)) {
    expect(world.staff.find((person) => person.id === id)).toMatchObject({ loginId, name, type, isAdminLevel });
  }
  for (const { id, loginId, name, school, grade } of Object.values(students)) {
    expect(world.students.find((person) => person.id === id)).toMatchObject({ number: loginId, name, school, grade });
  }
  for (const { id, name, teacherName, weekday, room } of Object.values(lectures)) {
    const lecture = world.lectures.find((one) => one.id === id);
    expect(lecture).toMatchObject({ name, course: { teacher: teacherName, weekday, room }, isOver: false });
  }
  const numbered = roster.map((person, at) => ({ number: String(20_260_001 + at), ...person }));
  expect(world.students.slice(0, roster.length)).toMatchObject(numbered);
});

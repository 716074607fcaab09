import { staff } from '../../cast.ts';
import { instant } from '../base/calendar.ts';
import { idOf } from '../base/ids.ts';
import { Random } from '../base/random.ts';
import { lesson } from '../lesson.ts';
import { samples } from '../samples.ts';
import { weekName, type Lecture, type Week, type World } from '../model/types.ts';
import { materialId, materialsOf } from './lectureMaterials.ts';
import { stamps, times, type Rows } from '../base/row.ts';
import { hasFile, videoId } from './videos.ts';

/** The data of a stored file; its content is a sample. */
interface Stored {
  n: number;
  ownerType: 'MATERIAL' | 'WEEKLY_LECTURE' | 'VIDEO';
  ownerId: string;
  lecture: Lecture;
  week: Week | null;
  name: string;
  contentType: string;
  bytes: number;
  sha256: string;
  day: number;
}

const idOfFile = ({ n, day }: Stored): string => idOf('files', n, day, 1000);

export function* files(world: World): Rows<'files'> {
  for (const file of storedFiles(world)) {
    const { ownerType, ownerId, name, contentType, bytes, sha256, day } = file;
    yield {
      id: idOfFile(file),
      owner_type: ownerType,
      owner_id: ownerId,
      name,
      content_type: contentType,
      size_bytes: bytes,
      sha256,
      memo: '',
      is_watermarked: contentType === 'application/pdf',
      state: 'DONE',
      ...stamps(staff.admin.id, day, 1000),
    };
  }
}

/** Lecture materials are for the whole lecture; files of a week are for its participants. */
export function* filePermissions(world: World): Rows<'file_permissions'> {
  for (const file of storedFiles(world)) {
    const { n, lecture, week, day } = file;
    yield {
      id: idOf('file_permissions', n, day, 1001),
      file_id: idOfFile(file),
      student_id: null,
      lecture_id: week ? null : lecture.id,
      weekly_lecture_id: week && week.id,
      ...stamps(staff.admin.id, day, 1001),
    };
  }
}

export function* fileViews(world: World): Rows<'file_views'> {
  let count = 0;
  for (const file of storedFiles(world)) {
    if (file.lecture.isOver || file.ownerType === 'VIDEO') continue;
    for (const { student, from } of file.lecture.enrollments) {
      const random = new Random('view', file.n, student.index);
      if (!random.chance(student.diligence * 0.5)) continue;
      const day = Math.max(from, file.day) + random.int(0, 5);
      const minutes = random.int(1010, 1430);
      if (day >= world.today) continue;
      const kind = random.chance(0.3) ? 'DOWNLOAD' : 'VIEW';
      yield {
        id: idOf('file_views', ++count, day, minutes),
        file_id: idOfFile(file),
        user_id: student.id,
        kind,
        viewed_at: instant(day, minutes),
        ...times(day, minutes),
      };
    }
  }
}

function* storedFiles(world: World): Generator<Stored> {
  let n = 0;
  for (const { lecture, at, title } of materialsOf(world)) {
    const content = sampleOf(++n);
    const owner = { ownerType: 'MATERIAL', ownerId: materialId(lecture, at), lecture, week: null } as const;
    yield {
      n,
      ...owner,
      name: `${title}.pdf`,
      contentType: 'application/pdf',
      ...content,
      day: lecture.created + 14 * at,
    };
  }
  for (const week of world.weeks) {
    if (!week.isPast || week.lecture.isOver) continue;
    const content = sampleOf(++n);
    // No name of a file has a slash.
    const name = `${weekName(week).replace('/', '-')} 필기.pdf`;
    const owner = { lecture: week.lecture, week, day: week.day } as const;
    yield {
      n,
      ...owner,
      ownerType: 'WEEKLY_LECTURE',
      ownerId: week.id,
      name,
      contentType: 'application/pdf',
      ...content,
    };
    if (!hasFile(week) || week.day >= world.today - 1) continue;
    yield {
      n: ++n,
      ...owner,
      ownerType: 'VIDEO',
      ownerId: videoId(week),
      name: '수업 영상.webm',
      contentType: 'video/webm',
      bytes: lesson.bytes,
      sha256: lesson.sha256,
    };
  }
}

/** The content of a PDF: one of the samples. */
const sampleOf = (n: number) => samples[new Random('file', n).int(0, samples.length - 1)] as (typeof samples)[number];

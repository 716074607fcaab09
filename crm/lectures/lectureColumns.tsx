import { DdayChips, todayInSeoul, formatDay, formatLessons, formatWeek } from '#ui-kit';
import type { GridColDef } from '#ui-kit/DataGrid/DataGrid.tsx';
import { RowLink } from '../shared/lists/RowLink.tsx';
import { paths } from './paths.ts';
import { CapacityBar } from './CapacityBar.tsx';
import { enrolledIn } from './statistics/enrolledIn.ts';
import type { LectureListQuery } from './generated/graphql.ts';

/** One lecture in the list. */
export type LectureRow = LectureListQuery['lectures'][number];

/** The columns of the lecture list. */
export const lectureColumns: GridColDef<LectureRow>[] = [
  {
    field: 'name',
    headerName: '강의',
    flex: 1.4,
    minWidth: 200,
    renderCell: ({ row }) => <RowLink href={paths.lecture(row.id)}>{row.name}</RowLink>,
  },
  { field: 'teacherName', headerName: '선생님', flex: 0.7, minWidth: 100 },
  {
    field: 'weekday',
    headerName: '요일·시간',
    flex: 1,
    minWidth: 150,
    renderCell: ({ row }) => formatLessons(row),
  },
  { field: 'room', headerName: '강의실', flex: 0.6, minWidth: 80 },
  {
    field: 'enrolled',
    headerName: '수강/정원',
    flex: 1.1,
    minWidth: 190,
    sortable: false,
    renderCell: ({ row }) => <CapacityBar enrolled={enrolledIn(row)} capacity={row.capacity} />,
  },
  {
    field: 'dday',
    headerName: '디데이',
    flex: 0.8,
    minWidth: 130,
    sortable: false,
    renderCell: ({ row }) => {
      const next = nextDday(row);
      return next ? <DdayChips ddays={[next]} /> : '–';
    },
  },
  {
    field: 'next',
    headerName: '다음 주차',
    flex: 1,
    minWidth: 170,
    sortable: false,
    renderCell: ({
      row: {
        weeklyLectures: [next],
      },
    }) => (next ? `${formatWeek(next)} · ${formatDay(next.heldOn)}` : '–'),
  },
];

/** The first goal, in the order set by staff, that has not passed. */
const nextDday = ({ ddays }: LectureRow) => ddays.find(({ fallsOn }) => fallsOn >= todayInSeoul());

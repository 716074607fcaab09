import {
  type SpecialWeekInput,
  type WeekInput,
  useCreateSpecialWeeklyLecture,
  useCreateWeeklyLecture,
  useUpdateSpecialWeeklyLecture,
  useUpdateWeeklyLecture,
} from '#client/generated/rest/weeklyLectures.ts';

/** Saves a week with the matching call: numbered or named, new (without `weeklyLectureId`) or edited at the version it was read. */
export function useSaveWeek(lectureId: string, weeklyLectureId: string | undefined) {
  const create = useCreateWeeklyLecture();
  const createSpecial = useCreateSpecialWeeklyLecture();
  const update = useUpdateWeeklyLecture();
  const updateSpecial = useUpdateSpecialWeeklyLecture();
  return (data: WeekInput | SpecialWeekInput, version: number): Promise<{ id: string }> => {
    if ('specialName' in data) {
      return weeklyLectureId === undefined
        ? createSpecial.mutateAsync({ lectureId, data })
        : updateSpecial.mutateAsync({ lectureId, weeklyLectureId, data: { ...data, version } });
    }
    return weeklyLectureId === undefined
      ? create.mutateAsync({ lectureId, data })
      : update.mutateAsync({ lectureId, weeklyLectureId, data: { ...data, version } });
  };
}

interface Period {
  fromDate: string;
  toDate?: string | null;
}

/** How many of these enrollments are active on a date `YYYY-MM-DD`: a week of that date starts with as many participants. */
export function enrolledOn(enrollments: readonly Period[], day: string): number {
  return enrollments.filter(({ fromDate, toDate }) => fromDate <= day && (toDate == null || toDate >= day)).length;
}

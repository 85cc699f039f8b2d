const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

/** A calendar day without time or zone, so that it never shifts. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads `YYYY-MM-DD`; null for any other form and for days that the calendar doesn't have. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) {
    return null;
  }
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days === undefined || day < 1 || day > days ? null : { year, month, day };
}

/** "April 29, 2020" in English; the form of another language otherwise. */
export function formatCalendarDay({ year, month, day }: CalendarDay, locale = "en"): string {
  if (locale === "en") {
    return `${MONTHS[month - 1] ?? ""} ${String(day)}, ${String(year)}`;
  }
  // The day has no zone: it is written out in the one that it is put into.
  const date = new Date(Date.UTC(year, month - 1, day));
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/** The day in UTC of an ISO instant in UTC (`2024-01-02T04:30:00.000Z`); null for any other form. */
export function calendarDayOf(instant: string): CalendarDay | null {
  return instant.endsWith("Z") ? parseCalendarDay(instant.slice(0, 10)) : null;
}

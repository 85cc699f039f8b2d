import { calendarDayOf, formatCalendarDay, parseCalendarDay } from "./dates";

test.each([
  ["2020-04-29", "April 29, 2020"],
  ["2020-02-29", "February 29, 2020"],
  ["2000-02-29", "February 29, 2000"],
  ["1999-12-31", "December 31, 1999"],
  ["2021-01-01", "January 1, 2021"],
])("%s is %s", (text, label) => {
  const day = parseCalendarDay(text);
  expect(day === null ? null : formatCalendarDay(day)).toBe(label);
});

test("other languages have forms of their own", () => {
  const day = { year: 2020, month: 4, day: 29 };
  expect(formatCalendarDay(day, "de")).toBe("29. April 2020");
  expect(formatCalendarDay(day, "en-GB")).toBe("29 April 2020");
});

test.each([
  ...["2021-02-29", "1900-02-29", "2020-04-31", "2020-13-01", "2020-00-10", "2020-04-00"],
  ...["2020-4-9", "20200429", "2020-04-29T00:00:00Z", " 2020-04-29", "2020-04-29\n", "29.04.2020", ""],
])("%j is no calendar day", (text) => {
  expect(parseCalendarDay(text)).toBeNull();
});

test("every day of a year and a leap year is one", () => {
  const days = (year: number): number =>
    Array.from({ length: 12 * 31 }, (_, index) => {
      const two = (value: number): string => String(value).padStart(2, "0");
      return parseCalendarDay(`${year}-${two(Math.floor(index / 31) + 1)}-${two((index % 31) + 1)}`);
    }).filter((day) => day !== null).length;
  expect([days(2023), days(2024)]).toEqual([365, 366]);
});

test.each([
  ["2024-01-02T00:00:00.000Z", { year: 2024, month: 1, day: 2 }],
  ["2024-12-31T23:59:59Z", { year: 2024, month: 12, day: 31 }],
  ["2024-01-02T04:30:00+08:00", null],
  ["2024-01-02", null],
  ["Z", null],
])("the day of %s in UTC", (instant, day) => {
  expect(calendarDayOf(instant)).toEqual(day);
});

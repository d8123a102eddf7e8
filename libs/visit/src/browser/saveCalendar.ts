import { calendarFile, type Calendar } from '../model/calendarFile';
import { saveFile } from './saveFile';

/** Downloads events for the guest's calendar app; `fileName` without its ending. */
export function saveCalendar(fileName: string, calendar: Calendar): void {
  const file = calendarFile({ ...calendar, now: new Date() });
  saveFile(`${fileName}.ics`, file, 'text/calendar;charset=utf-8');
}

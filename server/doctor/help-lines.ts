import { helpLinesCheckedIn } from '../../contract/safety/help.ts';
import { ok, problem, type Finding } from './finding.ts';

/** In months: helplines change about once a year. */
const oldAfter = 12;

/** Tells whether the helplines that the page shows were checked within the last year. */
export const checkHelpLines = (now: number = Date.now()): Finding => {
  const [year = 0, month = 0] = helpLinesCheckedIn.split('-').map(Number);
  const today = new Date(now);
  const age = (today.getUTCFullYear() - year) * 12 + today.getUTCMonth() + 1 - month;
  return age > oldAfter
    ? problem(
        `The list of helplines is of ${helpLinesCheckedIn}, ${String(age)} months old. Update Mates, or check src/locales/help-lines.ts.`,
      )
    : ok(`list of ${helpLinesCheckedIn}`);
};

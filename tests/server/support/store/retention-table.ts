import { readConfig } from '../../../../server/config/config.ts';
import { retentionRules, type RetentionRule } from '../../../../server/domain/retention/rules.ts';

/** Returns the table of docs/operations.md according to the code. */
export const retentionTable = (): string =>
  [
    '| what | table | deleted | reason |',
    '|---|---|---|---|',
    ...retentionRules.map(
      (rule) =>
        `| ${rule.subject} | ${rule.table === null ? '' : `\`${rule.table}\``} | ${describeAge(rule)} | ${rule.reason} |`,
    ),
  ].join('\n');

const describeAge = ({ age, since }: RetentionRule): string => {
  const milliseconds = age(readConfig({}));
  return milliseconds === 0 ? `when ${since}` : `${describeDuration(milliseconds)} after ${since}`;
};

const describeDuration = (milliseconds: number): string => {
  const minutes = milliseconds / 60_000;
  const [count, unit] =
    minutes >= 1440 ? [minutes / 1440, 'day'] : minutes >= 60 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
};

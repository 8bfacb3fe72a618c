import { useSelector } from '@xstate/react';
import { anyEmergency, helplineFinder } from '../../../locales/help-anywhere.ts';
import { helpLinesIn } from '../../../locales/help-lines-in.ts';
import { countries, listedIn } from '../../../locales/help-lines.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { CrisisHelpActor } from '../../../machines/safety/crisis-help.machine.ts';
import styles from './crisis-card.module.css';

interface LinesProps {
  readonly lines: CrisisHelpActor;
}

/** Calls the helpline; nothing where the country has none. */
export function HelplineCall({ lines }: LinesProps) {
  const t = useMessages('wellbeing').help;
  const line = useLine(lines);
  return line === null ? null : (
    <a className={styles.call} href={`tel:${line.dial}`}>
      <strong>{t.call(line.number)}</strong>
      <bdi>{line.name}</bdi>
    </a>
  );
}

/** The same in one line; where the country has none, a page that finds one. */
export function ShortHelplineCall({ lines }: LinesProps) {
  const t = useMessages('wellbeing').help;
  const line = useLine(lines);
  return line === null ? (
    <a href={helplineFinder} target="_blank" rel="noopener noreferrer">
      {t.finder}
    </a>
  ) : (
    <a href={`tel:${line.dial}`}>
      <strong>{t.call(line.number)}</strong> <bdi>{line.name}</bdi>
    </a>
  );
}

/** Calls for help in danger. */
export function EmergencyCall({ lines }: LinesProps) {
  const t = useMessages('wellbeing').help;
  const number = countries[useSelector(lines, ({ context }) => context.region)]?.emergency ?? anyEmergency;
  return <a href={`tel:${number}`}>{t.danger(number)}</a>;
}

/** Chooses the country. */
export function CountryChoice({ lines }: LinesProps) {
  const t = useMessages('wellbeing').help;
  const region = useSelector(lines, ({ context }) => context.region);
  const list = helpLinesIn(useMessages('formats').pageLanguage);
  return (
    <label className={styles.country}>
      {t.country}
      <select
        value={countries[region] === undefined ? '' : region}
        onChange={({ currentTarget }) => lines.send({ type: 'region.choose', region: currentTarget.value })}
      >
        <option value="">{t.anyCountry}</option>
        {list.regions().map((code) => (
          <option key={code} value={code}>
            {list.region(code)}
          </option>
        ))}
      </select>
      <small>{t.listed(listedIn)}</small>
    </label>
  );
}

const useLine = (lines: CrisisHelpActor) => {
  const { pageLanguage } = useMessages('formats');
  return helpLinesIn(pageLanguage).line(useSelector(lines, ({ context }) => context.region));
};

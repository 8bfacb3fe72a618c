import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { HelpLevel } from '../../../contract/help.ts';
import { helpLinesIn } from '../../locales/help-lines-in.ts';
import { anyEmergency, countries, helplineFinder, listedIn } from '../../locales/help-lines.ts';
import { useMessages } from '../../locales/messages.ts';
import {
  selectClosedAt,
  selectRegion,
  type CrisisHelpActor,
} from '../../machines/safety/crisis-help.selectors.ts';
import { useCrisisHelp } from '../app-context.ts';
import { Button } from './button.tsx';
import styles from './crisis-card.module.css';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';

interface CrisisCardProps {
  readonly level: HelpLevel;
  /** The sequence number of the message that it belongs to. */
  readonly seq: number;
}

/** Helplines, shown with a message in crisis. It blocks nothing. */
export function CrisisCard(props: CrisisCardProps) {
  const lines = useCrisisHelp();
  return lines === undefined ? null : <Lines {...props} lines={lines} />;
}

function Lines({ level, seq, lines }: CrisisCardProps & { readonly lines: CrisisHelpActor }) {
  const t = useMessages('wellbeing').help;
  const id = useId();
  const closedAt = useSelector(lines, selectClosedAt);
  const region = useSelector(lines, selectRegion);
  const country = countries[region];
  const helpLines = helpLinesIn(t.locale);
  const line = helpLines.line(region);
  if (seq <= closedAt) {
    return (
      <Button className={styles.collapsed} onClick={() => lines.send({ type: 'card.open' })}>
        {t.open}
      </Button>
    );
  }
  return (
    <section className={styles.card} aria-labelledby={id} aria-live="polite">
      <h2 id={id}>{t.title[level]}</h2>
      <p>{t.text[level]}</p>
      <div className={styles.lines}>
        {line === null ? null : (
          <a className={styles.call} href={`tel:${line.dial}`}>
            <strong>{t.call(line.number)}</strong>
            <bdi>{line.name}</bdi>
          </a>
        )}
        <a className={styles.finder} href={helplineFinder} target="_blank" rel="noopener noreferrer">
          {t.finder}: findahelpline.com
        </a>
      </div>
      <p className={styles.danger}>
        <a href={`tel:${country?.emergency ?? anyEmergency}`}>
          {t.danger(country?.emergency ?? anyEmergency)}
        </a>
      </p>
      <label className={styles.country}>
        {t.country}
        <select
          value={country === undefined ? '' : region}
          onChange={({ currentTarget }) => lines.send({ type: 'region.choose', region: currentTarget.value })}
        >
          <option value="">{t.anyCountry}</option>
          {helpLines.regions().map((code) => (
            <option key={code} value={code}>
              {helpLines.region(code)}
            </option>
          ))}
        </select>
        <small>{t.listed(listedIn)}</small>
      </label>
      <IconButton
        label={t.close}
        className={styles.close}
        onClick={() => lines.send({ type: 'card.close', seq })}
      >
        <Icon name="x" />
      </IconButton>
    </section>
  );
}

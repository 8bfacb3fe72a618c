import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { HelpLevel } from '../../../../contract/safety/help.ts';
import { helplineFinder } from '../../../locales/help-anywhere.ts';
import { useMessages } from '../../../locales/messages.ts';
import type { CrisisHelpActor } from '../../../machines/safety/crisis-help.machine.ts';
import { useCrisisHelp } from '../../app-context.ts';
import { Button } from '../button.tsx';
import { CountryChoice, EmergencyCall, HelplineCall, ShortHelplineCall } from './country-lines.tsx';
import styles from './crisis-card.module.css';
import { IconButton } from '../icons/icon-button.tsx';
import { Icon } from '../icons/icon.tsx';

interface CrisisCardProps {
  readonly level: HelpLevel;
  /** The sequence number of the message that it belongs to. */
  readonly seq: number;
}

/** Helplines, shown with a message in crisis, or a line with one. It blocks nothing. */
export function CrisisCard({ level, seq }: CrisisCardProps) {
  const lines = useCrisisHelp();
  if (lines === undefined) return null;
  return level === 'quiet' ? <QuietLine lines={lines} /> : <Lines level={level} seq={seq} lines={lines} />;
}

interface LinesProps {
  readonly level: Exclude<HelpLevel, 'quiet'>;
  readonly seq: number;
  readonly lines: CrisisHelpActor;
}

function QuietLine({ lines }: Pick<LinesProps, 'lines'>) {
  const t = useMessages('wellbeing').help;
  return (
    <p className={styles.quiet}>
      {t.quiet} <ShortHelplineCall lines={lines} />
    </p>
  );
}

function Lines({ level, seq, lines }: LinesProps) {
  const t = useMessages('wellbeing').help;
  const id = useId();
  const closedAt = useSelector(lines, ({ context }) => context.closedAt);
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
        <HelplineCall lines={lines} />
        <a className={styles.finder} href={helplineFinder} target="_blank" rel="noopener noreferrer">
          {t.finder}: findahelpline.com
        </a>
      </div>
      <p className={styles.danger}>
        <EmergencyCall lines={lines} />
      </p>
      <CountryChoice lines={lines} />
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

import { useSelector } from '@xstate/react';
import { helpLinesIn } from '../../locales/help-lines-in.ts';
import { helplineFinder } from '../../locales/help-lines.ts';
import { useMessages } from '../../locales/messages.ts';
import { selectRecentHelpSeq, type ConversationActor } from '../../machines/chat/conversation.selectors.ts';
import {
  selectClosedAt,
  selectRegion,
  type CrisisHelpActor,
} from '../../machines/safety/crisis-help.selectors.ts';
import { useCrisisHelp } from '../app-context.ts';
import styles from './help-bar.module.css';

interface HelpBarProps {
  readonly conversation: ConversationActor;
}

/** The call of recent helplines, above the composer: the helplines themselves scroll away as the reply grows. */
export function HelpBar(props: HelpBarProps) {
  const lines = useCrisisHelp();
  return lines === undefined ? null : <Call {...props} lines={lines} />;
}

function Call({ conversation, lines }: HelpBarProps & { readonly lines: CrisisHelpActor }) {
  const t = useMessages('wellbeing').help;
  const seq = useSelector(conversation, selectRecentHelpSeq);
  const closedAt = useSelector(lines, selectClosedAt);
  const line = helpLinesIn(t.locale).line(useSelector(lines, selectRegion));
  if (seq <= closedAt) return null;
  return (
    <p className={styles.bar}>
      {line === null ? (
        <a href={helplineFinder} target="_blank" rel="noopener noreferrer">
          {t.finder}
        </a>
      ) : (
        <a href={`tel:${line.dial}`}>
          <strong>{t.call(line.number)}</strong> <bdi>{line.name}</bdi>
        </a>
      )}
    </p>
  );
}

import { useSelector } from '@xstate/react';
import type { ConversationActor } from '../../../machines/chat/conversation.machine.ts';
import type { CrisisHelpActor } from '../../../machines/safety/crisis-help.machine.ts';
import { selectRecentHelpSeq } from '../../../machines/chat/conversation.selectors.ts';
import { useCrisisHelp } from '../../app-context.ts';
import { ShortHelplineCall } from '../../components/messages/country-lines.tsx';
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
  const seq = useSelector(conversation, selectRecentHelpSeq);
  const closedAt = useSelector(lines, ({ context }) => context.closedAt);
  if (seq <= closedAt) return null;
  return (
    <p className={styles.bar}>
      <ShortHelplineCall lines={lines} />
    </p>
  );
}

import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import { selectDictation, selectReadAloud, type CallActor } from '../../machines/call/call.machine.ts';
import type { ConversationActor } from '../../machines/chat/conversation.machine.ts';
import { selectRecentHelpSeq } from '../../machines/chat/conversation.selectors.ts';
import { useCrisisHelp } from '../app-context.ts';
import { ShortHelplineCall } from '../components/messages/country-lines.tsx';
import styles from './call-screen.module.css';

export interface CallProps {
  readonly actor: CallActor;
  readonly conversation: ConversationActor;
}

/** What both say, while they say it, and the notices that are spoken. */
export function CallCaptions({ actor, conversation }: CallProps) {
  const t = useMessages('dictation').call;
  const { notice } = useMessages('wellbeing');
  const mate = useSelector(conversation, ({ context }) => context.room.mate.shortName);
  const isNotice = useSelector(actor, (snapshot) => snapshot.hasTag('notice'));
  const dictation = useSelector(actor, selectDictation);
  const readAloud = useSelector(actor, selectReadAloud);
  const interim = useSelector(dictation, (snapshot) => snapshot?.context.text ?? '');
  const words = useSelector(actor, ({ context }) => context.words);
  const sentence = useSelector(readAloud, (snapshot) =>
    snapshot?.hasTag('speaking') === true
      ? (snapshot.context.sentences[snapshot.context.spoken]?.text ?? '')
      : '',
  );
  const helplines = useCrisisHelp();
  const helpSeq = useSelector(conversation, selectRecentHelpSeq);
  const own = interim || words;
  return (
    <div className={styles.captions} role="group" aria-label={t.captions}>
      <p className={styles.notice}>{notice.text}</p>
      {own === '' ? null : (
        <p dir="auto">
          <strong>{t.you}</strong> {own}
        </p>
      )}
      {sentence === '' || isNotice ? null : (
        <p dir="auto" data-caption="mate">
          <strong>{t.mate(mate)}</strong> {sentence}
        </p>
      )}
      {helpSeq === 0 || helplines === undefined ? null : (
        <p className={styles.help}>
          <ShortHelplineCall lines={helplines} />
        </p>
      )}
    </div>
  );
}

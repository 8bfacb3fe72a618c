import { useSelector } from '@xstate/react';
import { useMessages } from '../../../locales/messages.ts';
import type { ComposerActor } from '../../../machines/chat/outbox/composer.machine.ts';
import { Button } from '../../components/button.tsx';
import styles from './chat-composer.module.css';

/** Says that the draft takes the place of an earlier message or of the mate's reply. */
export function EditBar({ composer, mate }: { readonly composer: ComposerActor; readonly mate: string }) {
  const t = useMessages('messageActions').editing;
  const { cancel } = useMessages('components');
  const isReply = useSelector(composer, (snapshot) => snapshot.hasTag('editingReply'));
  const isSaving = useSelector(composer, (snapshot) => snapshot.hasTag('saving'));
  return (
    <div className={styles.bar}>
      <span role="status">{isReply ? t.reply(mate) : t.title}</span>
      <Button disabled={isSaving} onClick={() => composer.send({ type: 'edit.cancel' })}>
        {cancel}
      </Button>
    </div>
  );
}

import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { DictationActor, DictationTag } from '../../machines/dictation/dictation.machine.ts';
import { Button } from '../components/button.tsx';
import styles from './dictation.module.css';

/** The steps that the user can take now. */
export function DictationActions({ actor }: { readonly actor: DictationActor }) {
  const t = useMessages('dictation');
  const { retry, cancel, close } = useMessages('components');
  const method = useSelector(actor, ({ context }) => context.method);
  const has = (tag: DictationTag) => snapshot.hasTag(tag);
  const snapshot = useSelector(actor, (latest) => latest);
  const button = (label: string, type: Step, look?: 'accent') => (
    <Button key={type} look={look} onClick={() => actor.send({ type })}>
      {label}
    </Button>
  );
  const isUsable = snapshot.context.problem !== 'unsupported';
  return (
    <div className={styles.actions}>
      {has('offeringPack') ? button(t.install, 'pack.install', 'accent') : null}
      {has('askingMaker') ? button(t.allow, 'maker.allow', 'accent') : null}
      {has('listening') && method === 'maker' ? button(t.refuse, 'maker.refuse') : null}
      {has('holding') ? button(t.insert, 'text.insert', 'accent') : null}
      {has('failed') ? button(retry, 'load.retry', 'accent') : null}
      {has('stopped') && isUsable ? button(retry, 'dictation.start', 'accent') : null}
      {has('on') || has('transcribing') ? button(cancel, 'dictation.cancel') : null}
      {has('failed') || has('holding') ? button(t.discard, 'dictation.cancel') : null}
      {has('stopped') ? button(close, 'dictation.cancel') : null}
    </div>
  );
}

type Step =
  | 'pack.install'
  | 'maker.allow'
  | 'maker.refuse'
  | 'text.insert'
  | 'load.retry'
  | 'dictation.start'
  | 'dictation.cancel';

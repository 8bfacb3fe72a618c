import { useSelector } from '@xstate/react';
import { useReadMessages, type ReadMessages } from '../../locales/messages.ts';
import { failureText } from '../../locales/failure-text.ts';
import type { DictationActor, DictationSnapshot } from '../../machines/dictation/dictation.machine.ts';
import { DictationActions } from './dictation-actions.tsx';
import styles from './dictation.module.css';

/** Says what dictation does, with what the user can do about it. */
export function Dictation({ actor }: { readonly actor: DictationActor }) {
  const read = useReadMessages();
  const snapshot = useSelector(actor, (latest) => latest);
  const { text } = snapshot.context;
  const isShown = snapshot.hasTag('listening') || snapshot.hasTag('holding');
  return (
    <div className={styles.bar}>
      {/* It is there before it says something: only then screen readers say it, too. */}
      <p role="status">{statusOf(read, snapshot)}</p>
      <DictationActions actor={actor} />
      {isShown && text !== '' ? (
        <p className={styles.heard} dir="auto">
          {text}
        </p>
      ) : null}
    </div>
  );
}

const statusOf = (read: ReadMessages, snapshot: DictationSnapshot): string => {
  const t = read('dictation');
  const { maker, method, problem, failure, isCut } = snapshot.context;
  if (snapshot.hasTag('choosing')) return t.choosing;
  if (snapshot.hasTag('offeringPack')) return t.offeringPack;
  if (snapshot.hasTag('installing')) return t.installing;
  if (snapshot.hasTag('askingMaker')) return t.askingMaker(maker);
  if (snapshot.hasTag('asking')) return t.asking;
  if (snapshot.hasTag('listening')) return method === 'maker' ? t.makerListens(maker) : t.listening;
  if (snapshot.hasTag('slow')) return read('components').slow;
  if (snapshot.hasTag('transcribing')) return t.transcribing;
  if (snapshot.hasTag('done')) return isCut ? t.cut : t.done;
  if (snapshot.hasTag('holding')) return t.holding;
  if (snapshot.hasTag('failed') && failure !== null) return failureText(read, failure);
  return snapshot.hasTag('stopped') && problem !== null ? t.problems[problem] : '';
};

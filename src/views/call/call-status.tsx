import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useMessages, useReadMessages, type ReadMessages } from '../../locales/messages.ts';
import { failureText } from '../../locales/failure-text.ts';
import { selectDictation, type callMachine, type CallActor } from '../../machines/call/call.machine.ts';
import type { DictationSnapshot, DictationTag } from '../../machines/dictation/dictation.machine.ts';
import { Button } from '../components/button.tsx';
import { DictationActions } from '../dictation/dictation-actions.tsx';
import styles from './call-screen.module.css';

interface CallStatusProps {
  readonly actor: CallActor;
  readonly name: string;
}

/**
 * What happens in the call, and what the user can do about it. Only what needs the user is announced: a screen reader would talk over the
 * voice, and into the microphone.
 */
export function CallStatus({ actor, name }: CallStatusProps) {
  const read = useReadMessages();
  const t = useMessages('dictation').call;
  const { retry } = useMessages('components');
  const snapshot = useSelector(actor, (latest) => latest);
  const dictation = useSelector(actor, selectDictation);
  const heard = useSelector(dictation, (latest) => latest);
  const needsUser =
    snapshot.hasTag('failed') || snapshot.hasTag('stuck') || (heard !== undefined && asks(heard));
  const text = statusOf(read, { snapshot, heard, name });
  return (
    <div className={styles.status}>
      {needsUser ? null : <p data-call-status="">{text}</p>}
      {/* It is there before it says something: only then screen readers say it, too. */}
      <p role="alert">{needsUser ? text : ''}</p>
      <div className={styles.actions}>
        {snapshot.hasTag('failed') || snapshot.hasTag('stuck') ? (
          <Button look="accent" onClick={() => actor.send({ type: 'load.retry' })}>
            {retry}
          </Button>
        ) : null}
        {snapshot.hasTag('stuck') || snapshot.hasTag('asleep') ? (
          <Button onClick={() => actor.send({ type: 'call.resume' })}>{t.resume}</Button>
        ) : null}
        {dictation !== undefined && heard !== undefined && asks(heard) ? (
          <DictationActions actor={dictation} />
        ) : null}
      </div>
    </div>
  );
}

const asking: readonly DictationTag[] = ['offeringPack', 'askingMaker', 'holding', 'failed', 'stopped'];

/** Whether what listens waits for the user. */
const asks = (heard: DictationSnapshot): boolean =>
  asking.some((tag) => heard.hasTag(tag)) && heard.context.problem !== 'silent';

interface Shown {
  readonly snapshot: SnapshotFrom<typeof callMachine>;
  readonly heard: DictationSnapshot | undefined;
  readonly name: string;
}

const statusOf = (read: ReadMessages, { snapshot, heard, name }: Shown): string => {
  const t = read('dictation').call;
  const { problem } = snapshot.context;
  if (problem !== null && (snapshot.hasTag('failed') || snapshot.hasTag('stuck'))) return t.problems[problem];
  if (snapshot.hasTag('connecting')) return t.connecting;
  if (snapshot.hasTag('asleep')) return t.asleep;
  if (snapshot.hasTag('muted')) return t.muted;
  if (snapshot.hasTag('slow')) return t.slow(name);
  if (snapshot.hasTag('thinking')) return t.thinking(name);
  if (snapshot.hasTag('interrupted')) return t.interrupted;
  if (snapshot.hasTag('speaking')) return t.speaking(name);
  return heard === undefined ? '' : listeningOf(read, heard);
};

const listeningOf = (read: ReadMessages, heard: DictationSnapshot): string => {
  const t = read('dictation');
  const { maker, method, problem, failure } = heard.context;
  if (heard.hasTag('offeringPack')) return t.offeringPack;
  if (heard.hasTag('installing')) return t.installing;
  if (heard.hasTag('askingMaker')) return t.askingMaker(maker);
  if (heard.hasTag('asking')) return t.asking;
  if (heard.hasTag('listening'))
    return method === 'maker' ? t.makerListens(maker) : read('dictation').call.listening;
  if (heard.hasTag('transcribing')) return t.transcribing;
  if (heard.hasTag('failed') && failure !== null) return failureText(read, failure);
  if (heard.hasTag('stopped') && problem !== null && problem !== 'silent') return t.problems[problem];
  return read('dictation').call.listening;
};

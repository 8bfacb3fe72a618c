import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { selectVoice } from '../../machines/voice/voice.selectors.ts';
import { Button } from '../components/button.tsx';

interface VoiceSampleProps {
  readonly actor: VoiceSettingsActor;
  readonly mate: string;
  /** Whether it is the voice of the mate's actions. */
  readonly isAction: boolean;
}

/** Lets a voice say a sentence. */
export function VoiceSample({ actor, mate, isAction }: VoiceSampleProps) {
  const t = useMessages('voice');
  const isPlaying = useSelector(actor, (snapshot) => isOf(snapshot, isAction, 'playing'));
  const isUnheard = useSelector(actor, (snapshot) => isOf(snapshot, isAction, 'unheard'));
  const hasVoice = useSelector(
    actor,
    ({ context: { found, settings } }) => selectVoice(found, settings) !== null,
  );
  if (!hasVoice) return null;
  const text = isAction ? t.sample.action(mate) : t.sample.sentence(mate);
  return (
    <div>
      <Button
        onClick={() =>
          actor.send(
            isPlaying ? { type: 'sample.stop' } : { type: 'sample.play', sentence: { text, isAction } },
          )
        }
      >
        {isPlaying ? t.sample.stop : t.sample.play}
      </Button>
      <p role="status">{isUnheard ? t.failed : null}</p>
    </div>
  );
}

const isOf = (
  snapshot: SnapshotFrom<VoiceSettingsActor>,
  isAction: boolean,
  tag: 'playing' | 'unheard',
): boolean => snapshot.hasTag(tag) && snapshot.context.sample.isAction === isAction;

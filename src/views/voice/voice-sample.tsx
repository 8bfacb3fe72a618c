import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { selectVoice } from '../../machines/voice/voice.selectors.ts';
import { Button } from '../components/button.tsx';

interface VoiceSampleProps {
  readonly actor: VoiceSettingsActor;
  readonly mate: string;
}

/** Lets the voice say a sentence. */
export function VoiceSample({ actor, mate }: VoiceSampleProps) {
  const t = useMessages('voice');
  const isPlaying = useSelector(actor, (snapshot) => snapshot.hasTag('playing'));
  const isUnheard = useSelector(actor, (snapshot) => snapshot.hasTag('unheard'));
  const hasVoice = useSelector(
    actor,
    ({ context: { found, settings } }) => selectVoice(found, settings) !== null,
  );
  if (!hasVoice) return null;
  return (
    <div>
      <Button
        onClick={() =>
          actor.send(
            isPlaying ? { type: 'sample.stop' } : { type: 'sample.play', sentence: t.sample.sentence(mate) },
          )
        }
      >
        {isPlaying ? t.sample.stop : t.sample.play}
      </Button>
      <p role="status">{isUnheard ? t.failed : null}</p>
    </div>
  );
}

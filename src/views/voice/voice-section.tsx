import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { speeds } from '../../machines/voice/voice.types.ts';
import sheet from '../components/dialogs/sheet.module.css';
import { Segments } from '../components/forms/segments.tsx';
import { FailedPart } from '../components/status/crashed-part.tsx';
import { SwitchField } from '../components/forms/switch-field.tsx';
import { RemoteVoices } from './remote-voices.tsx';
import { VoiceChoice } from './voice-choice.tsx';
import { VoiceSample } from './voice-sample.tsx';

interface VoiceSectionProps {
  readonly actor: VoiceSettingsActor;
  readonly mate: string;
}

/** How the replies of a conversation are read aloud; where there is no voice, why. */
export function VoiceSection({ actor, mate }: VoiceSectionProps) {
  const t = useMessages('voice');
  const isShown = useSelector(actor, (snapshot) => snapshot.hasTag('shown'));
  const isNone = useSelector(actor, (snapshot) => snapshot.hasTag('none'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const settings = useSelector(actor, ({ context }) => context.settings);
  if (!isShown && !isNone && !isFailed) return null;
  return (
    <section className={sheet.section}>
      <h2>{t.title}</h2>
      {isFailed ? <FailedPart onRetry={() => actor.send({ type: 'load.retry' })} /> : null}
      {isNone ? <p className={sheet.muted}>{t.none}</p> : null}
      {isShown ? (
        <>
          <SwitchField
            label={t.always}
            note={t.device}
            isOn={settings.isAlways}
            isBusy={false}
            onChange={() => actor.send({ type: 'settings.change', change: { isAlways: !settings.isAlways } })}
          />
          <VoiceChoice actor={actor} mate={mate} />
          <RemoteVoices actor={actor} />
          <Segments
            name="speed"
            label={t.speed}
            values={speeds}
            textOf={(speed) => t.times(Number(speed))}
            chosen={settings.speed}
            onChoose={(speed) => actor.send({ type: 'settings.change', change: { speed } })}
          />
          <Segments
            name="actions"
            label={t.actions}
            values={['read', 'skip']}
            textOf={(way) => (way === 'read' ? t.readActions : t.skipActions)}
            chosen={settings.readsActions ? 'read' : 'skip'}
            onChoose={(way) =>
              actor.send({ type: 'settings.change', change: { readsActions: way === 'read' } })
            }
          />
          <VoiceSample actor={actor} mate={mate} />
        </>
      ) : null}
    </section>
  );
}

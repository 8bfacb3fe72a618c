import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { usableVoices } from '../../machines/voice/voice.selectors.ts';
import { actionWays, speeds } from '../../machines/voice/voice.types.ts';
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
          <VoiceChoice actor={actor} mate={mate} isAction={false} />
          <VoiceSample actor={actor} mate={mate} isAction={false} />
          <RemoteVoices actor={actor} />
          <Segments
            name="speed"
            label={t.speed}
            values={speeds}
            textOf={(speed) => t.times(Number(speed))}
            chosen={settings.speed}
            onChoose={(speed) => actor.send({ type: 'settings.change', change: { speed } })}
          />
          <ActionChoice actor={actor} mate={mate} />
        </>
      ) : null}
    </section>
  );
}

/** What becomes of what stands between asterisks. Another voice is offered where there are several. */
function ActionChoice({ actor, mate }: VoiceSectionProps) {
  const t = useMessages('voice');
  const { settings, found } = useSelector(actor, ({ context }) => context);
  const hasSeveral = found !== null && usableVoices(found, settings).length > 1;
  const ways = actionWays.filter((way) => way !== 'voice' || hasSeveral);
  const chosen = ways.includes(settings.actions) ? settings.actions : 'read';
  return (
    <>
      <Segments
        name="actions"
        label={t.actions}
        values={ways}
        textOf={(way) => t.actionWays[way]}
        chosen={chosen}
        onChoose={(actions) => actor.send({ type: 'settings.change', change: { actions } })}
      />
      {chosen === 'voice' ? (
        <>
          <VoiceChoice actor={actor} mate={mate} isAction />
          <VoiceSample actor={actor} mate={mate} isAction />
        </>
      ) : null}
    </>
  );
}

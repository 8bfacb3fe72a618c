import { useSelector } from '@xstate/react';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { SwitchField } from '../components/forms/switch-field.tsx';

/** The consent to voices whose maker receives the text; nothing where there are none. */
export function RemoteVoices({ actor }: { readonly actor: VoiceSettingsActor }) {
  const t = useMessages('voice');
  const isOn = useSelector(actor, ({ context }) => context.settings.allowsRemote);
  const makers = useSelector(actor, ({ context }) => context.found?.voices ?? []).flatMap(({ maker }) =>
    maker === null ? [] : [maker],
  );
  if (makers.length === 0) return null;
  const names = [...new Set(makers)].filter((maker) => maker !== '');
  return (
    <SwitchField
      label={t.remote}
      note={names.length === 0 ? t.hearers.unknown : t.hearers.maker(names.join(', '))}
      isOn={isOn}
      isBusy={false}
      onChange={() => actor.send({ type: 'settings.change', change: { allowsRemote: !isOn } })}
    />
  );
}

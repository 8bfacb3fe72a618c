import { useSelector } from '@xstate/react';
import type { FocusEvent } from 'react';
import { maxVoiceLength } from '../../../contract/voice/speech.ts';
import { useMessages } from '../../locales/messages.ts';
import type { VoiceSettingsActor } from '../../machines/voice/voice-settings.machine.ts';
import { selectActionVoice, selectVoice, usableVoices } from '../../machines/voice/voice.selectors.ts';
import type { Voice, VoiceKey } from '../../machines/voice/voice.types.ts';
import sheet from '../components/dialogs/sheet.module.css';
import { Field } from '../components/forms/field.tsx';
import { SelectField } from '../components/forms/select-field.tsx';

interface VoiceChoiceProps {
  readonly actor: VoiceSettingsActor;
  readonly mate: string;
  /** Whether it is the voice of the mate's actions. */
  readonly isAction: boolean;
}

/** A voice of the mate, and who receives the text for it. */
export function VoiceChoice({ actor, mate, isAction }: VoiceChoiceProps) {
  const t = useMessages('voice');
  const settings = useSelector(actor, ({ context }) => context.settings);
  const found = useSelector(actor, ({ context }) => context.found);
  const voice = (isAction ? selectActionVoice : selectVoice)(found, settings);
  if (found === null || voice === null) return null;
  const usable = usableVoices(found, settings);
  const choose = (chosen: VoiceKey | undefined) => {
    const key = chosen === undefined ? null : { source: chosen.source, id: chosen.id };
    actor.send({ type: 'settings.change', change: isAction ? { actionVoice: key } : { voice: key } });
  };
  const name = (event: FocusEvent<HTMLInputElement>) => {
    const id = event.currentTarget.value.trim();
    if (id !== '' && id !== voice.id) choose({ source: 'server', id });
  };
  const ofServer = usable.filter(({ source }) => source === 'server');
  const others = usable.filter(({ source }) => source === 'browser');
  return (
    <>
      <SelectField
        label={isAction ? t.actionVoice : t.voice(mate)}
        name={isAction ? 'action-voice' : 'voice'}
        value={found.isUnlisted && voice.source === 'server' ? valueOf(ofServer[0] ?? voice) : valueOf(voice)}
        onChange={(event) => choose(usable.find((one) => valueOf(one) === event.currentTarget.value))}
      >
        {ofServer.length === 0 ? null : (
          <optgroup label={t.server}>
            {ofServer.map((one) => (
              <option key={one.id} value={valueOf(one)}>
                {found.isUnlisted ? t.byName : one.name}
              </option>
            ))}
          </optgroup>
        )}
        {others.length === 0 ? null : (
          <optgroup label={t.browser}>
            {others.map((one) => (
              <option key={one.id} value={valueOf(one)}>
                {one.name}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      {found.isUnlisted && voice.source === 'server' ? (
        <Field
          label={t.name}
          name={isAction ? 'action-voice-name' : 'voice-name'}
          defaultValue={voice.id}
          maxLength={maxVoiceLength}
          autoComplete="off"
          onBlur={name}
        />
      ) : null}
      <p className={sheet.muted}>
        <Hearer voice={voice} host={found.host} />
      </p>
    </>
  );
}

const valueOf = ({ source, id }: VoiceKey): string => `${source} ${id}`;

/** Who receives the text of a reply that is read aloud. */
function Hearer({ voice, host }: { readonly voice: Voice; readonly host: string | null }) {
  const t = useMessages('voice').hearers;
  if (voice.source === 'server') return host === null ? t.here : t.host(host);
  if (voice.maker === null) return t.device;
  return voice.maker === '' ? t.unknown : t.maker(voice.maker);
}

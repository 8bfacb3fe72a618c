import type { FoundVoices, Voice, VoiceKey, VoiceSettings } from './voice.types.ts';

/** The voices that may be used: one whose maker receives the text only where the user agreed. */
export const usableVoices = (
  { voices }: Pick<FoundVoices, 'voices'>,
  { allowsRemote }: Pick<VoiceSettings, 'allowsRemote'>,
): readonly Voice[] => voices.filter(({ maker }) => maker === null || allowsRemote);

/** The voice that reads; null where there is none. */
export const selectVoice = (found: FoundVoices | null, settings: VoiceSettings): Voice | null => {
  if (found === null) return null;
  const usable = usableVoices(found, settings);
  const { voice: wanted } = settings;
  const isWanted = ({ source, id }: Voice) => source === wanted?.source && id === wanted.id;
  return (
    usable.find(isWanted) ??
    // The host does not list its voices, and knows this one by its name.
    (wanted?.source === 'server' && found.isUnlisted
      ? { ...wanted, name: wanted.id, lang: '', maker: null }
      : (usable[0] ?? null))
  );
};

/** The voice that reads actions where they have another one; the usual one where there is only that. Null where there is none. */
export const selectActionVoice = (found: FoundVoices | null, settings: VoiceSettings): Voice | null => {
  const usual = selectVoice(found, settings);
  if (found === null || usual === null) return null;
  const wanted = settings.actionVoice;
  if (wanted !== null) return selectVoice(found, { ...settings, voice: wanted });
  return usableVoices(found, settings).find((voice) => !isSameVoice(voice, usual)) ?? usual;
};

const isSameVoice = (one: VoiceKey, other: VoiceKey): boolean =>
  one.source === other.source && one.id === other.id;

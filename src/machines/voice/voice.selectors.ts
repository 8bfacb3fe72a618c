import type { FoundVoices, Voice, VoiceSettings } from './voice.types.ts';

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

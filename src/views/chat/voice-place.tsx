import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { ReadAloudActor } from '../../machines/voice/read-aloud.machine.ts';
import { selectReadAloud, type VoiceActor } from '../../machines/voice/voice.machine.ts';

export interface ReadAloudBarProps {
  readonly actor: ReadAloudActor;
}

/** Returns the code of the voice; undefined until it has loaded. */
export type GetVoiceCode = () => { readonly View: ComponentType<ReadAloudBarProps> } | undefined;

interface VoicePlaceProps {
  readonly voice: VoiceActor;
  readonly getVoiceCode: GetVoiceCode;
}

/** Where it says that a reply is read aloud. */
export function VoicePlace({ voice, getVoiceCode }: VoicePlaceProps) {
  const actor = useSelector(voice, selectReadAloud);
  const Bar = getVoiceCode()?.View;
  return actor && Bar ? <Bar actor={actor} /> : null;
}

import * as v from 'valibot';
import {
  actionWays,
  speeds,
  type VoiceKey,
  type VoiceRoom,
  type VoiceSettings,
} from '../../machines/voice/voice.types.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { voiceKey } from './voice-key.ts';

/** How replies are read aloud on this device, by account. */
export interface VoiceStore {
  /** The usual settings where nothing, or nothing readable, is stored, and for no room. */
  readonly read: (room: VoiceRoom | null) => VoiceSettings;
  readonly write: (room: VoiceRoom, settings: VoiceSettings) => void;
}

/** The voices are those of the mate; whether replies are always read is one of the room; the rest is of the account. */
export function createVoiceStore(
  storage: Pick<SafeStorage, 'read' | 'write'>,
  userId: () => string,
): VoiceStore {
  const key = () => voiceKey(userId());
  const readAll = () => {
    const { success, output } = v.safeParse(Stored, storage.read(key()) ?? '{}');
    return success ? output : v.parse(Fields, {});
  };
  return {
    read(room) {
      const { voices, actionVoices, rooms, ...rest } = readAll();
      return {
        ...rest,
        voice: (room && voices[room.mateId]) ?? null,
        actionVoice: (room && actionVoices[room.mateId]) ?? null,
        isAlways: room !== null && rooms.includes(room.roomId),
      };
    },
    write({ roomId, mateId }, { voice, actionVoice, isAlways, ...rest }) {
      const { voices, actionVoices, rooms } = readAll();
      storage.write(
        key(),
        JSON.stringify({
          ...rest,
          voices: withVoice(voices, mateId, voice),
          actionVoices: withVoice(actionVoices, mateId, actionVoice),
          rooms: [...rooms.filter((one) => one !== roomId), ...(isAlways ? [roomId] : [])],
        }),
      );
    },
  };
}

/** By the ids of mates. */
type Voices = Readonly<Record<string, VoiceKey>>;

const withVoice = (voices: Voices, mateId: string, voice: VoiceKey | null): Voices => ({
  ...Object.fromEntries(Object.entries(voices).filter(([id]) => id !== mateId)),
  ...(voice === null ? {} : { [mateId]: voice }),
});

const Key: v.GenericSchema<unknown, VoiceKey> = v.object({
  source: v.picklist(['browser', 'server']),
  id: v.string(),
});

const Fields = v.object({
  speed: v.fallback(v.picklist(speeds), '1'),
  actions: v.fallback(v.picklist(actionWays), 'read'),
  allowsRemote: v.fallback(v.boolean(), false),
  voices: v.fallback(v.record(v.string(), Key), {}),
  actionVoices: v.fallback(v.record(v.string(), Key), {}),
  rooms: v.fallback(v.array(v.string()), []),
});

const Stored = v.pipe(v.string(), v.parseJson(), Fields);

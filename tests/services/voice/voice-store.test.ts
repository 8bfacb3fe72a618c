import { expect, test } from 'vitest';
import type { VoiceSettings } from '../../../src/machines/voice/voice.types.ts';
import { createVoiceStore } from '../../../src/services/voice/voice-store.ts';

const room = { roomId: 'room-1', mateId: 'mate-iris' };
const changed: VoiceSettings = {
  voice: { source: 'server', id: 'otto' },
  speed: '1.5',
  actions: 'voice',
  actionVoice: { source: 'browser', id: 'wren' },
  isAlways: true,
  allowsRemote: true,
};

function open(stored = new Map<string, string>()) {
  const storage = {
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, text: string) => stored.set(key, text) === stored,
  };
  let user = 'ann';
  return { store: createVoiceStore(storage, () => user), stored, signIn: (name: string) => (user = name) };
}

test('the voice is that of the mate, always reading that of the room, and the rest of the account', () => {
  const { store, signIn } = open();
  store.write(room, changed);
  expect(store.read(room)).toEqual(changed);
  expect(store.read({ ...room, roomId: 'room-2' })).toEqual({ ...changed, isAlways: false });
  expect(store.read({ roomId: 'room-1', mateId: 'mate-bo' })).toEqual({
    ...changed,
    voice: null,
    actionVoice: null,
  });
  store.write(room, { ...changed, voice: null, isAlways: false });
  expect(store.read(room)).toEqual({ ...changed, voice: null, isAlways: false });
  signIn('bea');
  expect(store.read(room)).toMatchObject({
    speed: '1',
    voice: null,
    actions: 'read',
    allowsRemote: false,
  });
});

test.each(['nonsense', '[]', '{"speed":"9","voices":7,"rooms":[1]}'])('%s is read as nothing', (text) => {
  const { store } = open(new Map([['mates.voice/ann', text]]));
  expect(store.read(room)).toEqual({
    voice: null,
    speed: '1',
    actions: 'read',
    actionVoice: null,
    isAlways: false,
    allowsRemote: false,
  });
});

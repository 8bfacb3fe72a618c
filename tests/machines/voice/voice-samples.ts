import type { FoundVoices, Voice, VoiceSettings } from '../../../src/machines/voice/voice.types.ts';

export const ownVoice: Voice = { source: 'server', id: 'iris', name: 'Iris', lang: '', maker: null };

/** Its maker receives the text. */
export const remoteVoice: Voice = {
  source: 'browser',
  id: 'remote',
  name: 'Google US English',
  lang: 'en-US',
  maker: 'Google',
};

export const voices: FoundVoices = {
  voices: [ownVoice, remoteVoice],
  hasServer: true,
  host: null,
  isUnlisted: false,
};

export const remoteVoices: FoundVoices = { ...voices, voices: [remoteVoice], hasServer: false };
export const noVoices: FoundVoices = { ...voices, voices: [], hasServer: false };

export const usual: VoiceSettings = {
  voice: null,
  speed: '1',
  actions: 'read',
  actionVoice: null,
  isAlways: false,
  allowsRemote: false,
};

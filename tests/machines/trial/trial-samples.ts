import type { TrialChat, TrialReply } from '../../../src/machines/trial/trial.reducers.ts';

export const untouched: TrialChat = {
  messages: [],
  memory: null,
  draft: '',
  understood: [],
  importId: '5b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11',
  clientRoomId: '6b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11',
};

export const reply: TrialReply = { text: 'Mind the canal.', memory: '{}', help: null };

/** A chat with one message left. */
export const almostOver: TrialChat = {
  ...untouched,
  messages: ['One', 'Two', 'Three', 'Four'].flatMap((text) => [
    { role: 'user', text, help: null },
    { role: 'mate', text: `After ${text}`, help: null },
  ]),
};

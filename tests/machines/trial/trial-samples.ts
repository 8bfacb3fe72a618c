import type { TrialChat, TrialReplyEvent } from '../../../src/machines/trial/trial.reducers.ts';

export const untouched: TrialChat = {
  messages: [],
  seal: null,
  draft: '',
  understood: [],
  importId: '5b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11',
  clientRoomId: '6b9c1a1e-7a55-4a2c-9d0a-3f6f2f1c8d11',
};

export const seal = { memory: '{}', signature: 'signed' };

export const accepted = { type: 'reply.accepted', greeting: 'Hi.', help: null } satisfies TrialReplyEvent;
export const extended = {
  type: 'reply.extended',
  from: 0,
  text: 'Mind the canal.',
  signature: 'begun',
} satisfies TrialReplyEvent;
export const finished = { type: 'reply.finished', seal } satisfies TrialReplyEvent;

/** A chat with one message left. */
export const almostOver: TrialChat = {
  ...untouched,
  seal,
  messages: [
    { role: 'mate', text: 'Hi.', help: null },
    ...['One', 'Two', 'Three', 'Four'].flatMap((text) => [
      { role: 'user' as const, text, help: null },
      { role: 'mate' as const, text: `After ${text}`, help: null },
    ]),
  ],
};

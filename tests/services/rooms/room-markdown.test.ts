import { expect, test } from 'vitest';
import { asMarkdown } from '../../../src/services/rooms/room-markdown.ts';
import { message, own, room } from '../../machines/chat/chat-samples.ts';

test('an export as text contains the notes, then author and time of each message', () => {
  const messages = [
    message(1, { text: 'You came.', aiGenerated: true }),
    own(2, { text: 'I did.' }),
    message(3, { text: '' }),
  ];
  const copy = { exportedAt: 1, room, notes: 'I am afraid of storms', persona: null, messages };
  expect(asMarkdown(copy, { notes: 'Notes', you: 'You' })).toEqual(
    [
      '# Iris Vale',
      '## Notes',
      'I am afraid of storms',
      '<!-- aiGenerated: true -->',
      '**Iris** · 1970-01-01 00:00',
      'You came.',
      '**You** · 1970-01-01 00:00',
      'I did.',
      '',
    ].join('\n\n'),
  );
});

import { replySuggestionsMachine } from '../../../../src/machines/chat/reply/reply-suggestions.machine.ts';
import { ApiError } from '../../../../src/services/http/api-error.ts';
import { modelOf } from 'statechart-tools/explorer/model';
import { failed } from '../chat-samples.ts';

const unsupported = new ApiError('rejected', 'This host does not offer the call yet.', { code: 5010 });

export const model = modelOf(replySuggestionsMachine, {
  input: { roomId: 'room-1' },
  events: {},
  actors: { fetchSuggestions: { done: [['Yes.', 'Why?', '*nods*']], error: [failed, unsupported] } },
  rests: ['unsupported'],
});

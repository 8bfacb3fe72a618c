import { formats } from './app/formats.ts';

export const modelHost = {
  name: 'The language model',
  /** What it does before its first words. */
  loading: (name: string) => `Loading ${name}…`,
  reading: (tokens: number) => `Reading ${formats.number(tokens)} tokens…`,
  /** Notices, and the button that closes them. */
  swapped: (name: string) => `Another language model writes from now on: ${name}.`,
  cut: (tokens: number) =>
    `The language model read only the last ${formats.number(tokens)} tokens of this chat. From now on it is sent less. To make it remember more, load it with a larger context.`,
  dismiss: 'Dismiss',
  /** Why there is no reply, for somebody who runs the model at home. */
  problems: {
    gone: 'The language model couldn’t be reached. Check that its program is running on the computer that this server runs on.',
    missing: 'The program that runs the language model doesn’t have it. Check which models it lists.',
  },
  /** The states and events of its machine, behind the chat. */
  states: {
    unknown: 'Nothing is known of it yet',
    loading: 'Being loaded',
    reading: 'Reading the chat',
    ready: 'Loaded: it answers',
    gone: 'Not reachable',
  },
  events: {
    'xstate.init': 'Your chat was opened.',
    'model.loading': 'The server says that the model is being loaded.',
    'model.reading': 'The server says that the model is reading.',
    'model.answered': 'The model answers.',
    'model.gone': 'The model could not be reached.',
    'model.swapped': 'Another model writes now.',
    'model.cut': 'The model read only the end of the chat.',
    'notice.dismiss': 'You closed the notice.',
    'stream.model': 'The server says what the language model does.',
    'model.asked': 'The server has the message, and asks the model.',
  },
};

import type { HostOptions } from '../host-address.ts';

interface Message {
  readonly role: string;
  readonly content: string;
}

/** A message with a mark: the host keeps what it has read up to here. */
interface MarkedMessage {
  readonly role: string;
  readonly content: readonly [
    { readonly type: 'text'; readonly text: string; readonly cache_control: { readonly type: 'ephemeral' } },
  ];
}

/**
 * Whether a host keeps what it has read only up to a mark, and reads all of a prompt again without one: OpenRouter for models of Anthropic,
 * see openrouter.ai/docs, Prompt Caching. Other hosts keep what they can by themselves.
 */
export const wantsCacheMarks = ({ baseUrl }: Pick<HostOptions, 'baseUrl'>, model: string): boolean =>
  /(?:^|\.)openrouter\.ai$/.test(new URL(baseUrl).hostname) && model.startsWith('anthropic/');

/** Marks the rules and the last reply: what stands before the new message is the same in the next prompt. */
export const withCacheMarks = (messages: readonly Message[]): readonly (Message | MarkedMessage)[] => {
  const marked = [0, messages.findLastIndex(({ role }) => role === 'assistant')];
  return messages.map((message, index) => (marked.includes(index) ? withMark(message) : message));
};

const withMark = ({ role, content }: Message): MarkedMessage => ({
  role,
  content: [{ type: 'text', text: content, cache_control: { type: 'ephemeral' } }],
});

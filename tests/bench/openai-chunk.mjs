/**
 * One server-sent event of an OpenAI-compatible completion: a piece of text, or without text (`null`) the reason why the
 * completion ended.
 */
export const chunk = (content, finish = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }],
  })}\n\n`;

/** The last events of a completion. */
export const end = `${chunk(null, 'stop')}data: [DONE]\n\n`;

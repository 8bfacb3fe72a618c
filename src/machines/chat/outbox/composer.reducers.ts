import type { ComposerContext } from './composer.types.ts';
import type { SendMessage } from '../conversation.types.ts';

export interface Words {
  readonly text: string;
}

export interface Step {
  readonly by: 1 | -1;
}

/** How many inputs are remembered. */
const inputMemory = 5;

/** A typed draft is never replaced: only an empty composer, or one that still shows a recalled input, recalls. */
export const canRecall = ({ draft, recent, recalled }: ComposerContext, by: number): boolean => {
  const isUntouched = draft === (recalled === 0 ? '' : recent[recalled - 1]);
  return isUntouched && recalled + by >= 0 && recalled + by <= recent.length;
};

export const recallInput = ({ recent, recalled }: ComposerContext, by: number) => ({
  recalled: recalled + by,
  draft: recent[recalled + by - 1] ?? '',
});

/** After the draft was sent: the one from before an edit returns. */
export const withoutSent = ({ draft, before, edits, recent }: ComposerContext) => ({
  draft: edits === null ? '' : before,
  edits: null,
  recalled: 0,
  recent: [draft, ...recent.filter((input) => input !== draft)].slice(0, inputMemory),
});

/** What the browser stores of the draft. */
export const toStored = (context: ComposerContext) => ({
  thread: { userId: context.userId, roomId: context.roomId },
  text: withEdit(context),
});

export const toMessage = (
  { draft, edits }: ComposerContext,
  { at }: { readonly at: number },
): SendMessage => ({
  type: 'message.send',
  text: draft,
  at,
  ...(edits === null ? {} : { edits }),
});

/** The draft from before an edit, with the edited text. */
export const withEdit = ({ before, draft, edits }: ComposerContext): string =>
  edits === null ? draft : joinTexts(before, draft);

export const joinTexts = (first: string, second: string): string =>
  [first, second].filter((text) => text !== '').join('\n');

/** The draft with a text as a Markdown quotation after it, to be answered below. */
export const withQuote = (draft: string, text: string): string => {
  const quotation = text
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
  return `${[draft.trimEnd(), quotation].filter((part) => part !== '').join('\n\n')}\n\n`;
};

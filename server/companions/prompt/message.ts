import type { ReplyHint } from '../../../contract/replies/reply-hint.ts';
import type { CompanionRequest, Line } from '../companion.ts';
import { countTokens, messageOverhead } from './tokens/count-tokens.ts';
import { cutBeginning, cutEnd } from './tokens/cut.ts';
import { sizeOfNotesFrame } from './sections/frame.ts';
import { tokensOf } from './tokens/line-tokens.ts';
import { quote, titled } from './sections/quote.ts';

/** The section `message`: the new message, what exists of its reply, and how the reply should be. */
export interface NewMessage {
  /** How the reply should be, among the notes for it; may be ''. */
  readonly manner: string;
  /** The last lines of the conversation. */
  readonly said: readonly Line[];
  /** The further request to the model, after them. */
  readonly asked: readonly Line[];
}

/** Returns the section with at most `limit` tokens; long texts are cut to their ends. */
export const writeMessage = (request: CompanionRequest, limit: number): NewMessage => {
  const { message, begun = '' } = request;
  const manner = [...mannerOf(request.hint, Math.floor(limit / hintShare)), ...careOf(request)].join('\n\n');
  const asked = begun === '' ? [] : [continuation];
  const fixed = sizeOfMessage({ manner, said: [], asked });
  const left = limit - fixed - messageOverhead * (begun === '' ? 1 : 2);
  const reply = cutBeginning(begun.trim(), Math.floor(left / 2));
  const text = cutBeginning(message.trim(), left - countTokens(reply));
  const continued: Line[] = begun === '' ? [] : [{ role: 'mate', text: reply }];
  return { manner, said: [{ role: 'user', text }, ...continued], asked };
};

/** Returns what the section costs; `manner` with the frame of the notes, which other notes share. */
export const sizeOfMessage = ({ manner, said, asked }: NewMessage): number =>
  [...said, ...asked].reduce(
    (sum, line) => sum + tokensOf(line) + messageOverhead,
    manner === '' ? 0 : countTokens(manner) + 1 + sizeOfNotesFrame,
  );

/** Not every endpoint continues a last message of the assistant's, so it is asked for. */
const continuation: Line = {
  role: 'user',
  text: '[Your last message broke off. Go on with its very next word, as one text with it. Repeat nothing of it, and do not mention this.]',
};

/** The user's own words about the reply may have this part of the section. */
const hintShare = 4;

const mannerOf = (hint: ReplyHint | undefined, max: number): string[] =>
  hint === undefined ? [] : [titled('How your next message should be', linesFor(hint, max))];

const linesFor = (hint: ReplyHint, max: number): string[] =>
  hint.kind === 'own'
    ? [
        'What the person would like it to be. Follow it as far as everything above allows, and do not mention it:',
        ...quote(cutEnd(hint.text, max)),
      ]
    : [manners[hint.kind]];

const manners: Record<Exclude<ReplyHint['kind'], 'own'>, string> = {
  shorter: 'One or two short sentences, no more.',
  longer: 'Longer than usual: four to six paragraphs, with more detail.',
  playful: 'More playful and light-hearted than usual.',
};

const careOf = ({ isCareful }: CompanionRequest): string[] =>
  isCareful === true
    ? [
        titled('Now', [
          'A moment ago the person wrote about harming themselves, or about great distress. Leave the story. Be warm and plain, say that you are an AI, ask whether they are safe and have reached somebody, and point to the help lines in the chat. Do not go back to playing until they clearly want to.',
        ]),
      ]
    : [];

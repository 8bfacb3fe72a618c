import * as v from 'valibot';
import { fittingLook } from '../../../contract/mates/fitting-look.ts';
import { cutName, cutText } from '../../../contract/letters.ts';
import { youngest } from '../../../contract/limits.ts';
import { MateDraft, textLimits } from '../../../contract/mates/own-mate.ts';
import { taglineFrom } from '../mates/cards/card-tagline.ts';
import { readCard } from '../mates/cards/character-card.ts';
import { blankForm, draftOf } from '../mates/my-mates.ts';
import type { FoundChat } from './found.ts';
import { lineOf, wordsOf } from './plain-line.ts';

/** The source of a mate: a card, or the chats with a character that has none. */
export interface MateSource {
  readonly name: string;
  readonly card: string | null;
  readonly chats: readonly FoundChat[];
}

/**
 * Returns a private mate. What a mate needs and its card lacks is filled in, so that its creator can complete it before anyone else sees
 * it: the lowest age, the beginning of its description as tagline, one tag. Throws `CardError`.
 */
export function draftMate({ name, card, chats }: MateSource): MateDraft {
  const blank = blankForm();
  const form = card === null ? blank : readCard(card, blank).form;
  const { words } = form;
  const greeting = chats
    .flatMap(({ messages }) => messages.slice(0, 1))
    .find(({ role }) => role === 'mate')?.text;
  const age = words.age === '' ? null : Number(words.age);
  const called = words.name || cutName(lineOf(name), textLimits.name) || unnamed;
  return v.parse(MateDraft, {
    ...draftOf({
      ...form,
      look:
        form.look === blank.look ? fittingLook({ pronouns: words.pronouns, age }, Math.random) : form.look,
      words: {
        ...words,
        name: called,
        tagline: words.tagline || taglineFrom(words.who, words.nickname || called) || called,
        manner: card === null ? 'written' : words.manner,
        age: words.age || String(youngest),
        tags: words.tags || 'imported',
        greeting: words.greeting || cutText(wordsOf(greeting ?? ''), textLimits.greeting).trim(),
        visibility: 'private',
      },
    }),
  });
}

const unnamed = '?';

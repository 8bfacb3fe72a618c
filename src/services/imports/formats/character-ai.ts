import { objectOf } from '../../../../contract/parse-json.ts';
import { objectsIn, textOf, timeOf, type Fields } from '../fields.ts';
import type { FoundChat } from '../found.ts';
import { createTalk } from '../talk.ts';

/**
 * Histories of Character.AI: of CharacterAI Dumper (`histories.histories[].msgs[]`), and lists of turns with candidates as its
 * present interface returns them, which scripts and CAI Tools store (`turns[].candidates[]`), alone or in `chats` or `histories`.
 */
export const isCharacterAi = (value: Fields): boolean => historiesIn(value).length > 0;

/** The conversations in the file, wherever they are. */
function historiesIn(value: Fields): Fields[] {
  if (Array.isArray(value['turns']) || Array.isArray(value['msgs'])) return [value];
  return [value['histories'], objectOf(value['histories'])['histories'], value['chats']]
    .flatMap(objectsIn)
    .filter((history) => Array.isArray(history['turns']) || Array.isArray(history['msgs']));
}

/** Returns the conversations. */
export function readCharacterAi(value: Fields, path: string): FoundChat[] {
  const character = objectOf(objectOf(value['info'])['character'] ?? value['character']);
  return historiesIn(value).map((history) => {
    const turns = Array.isArray(history['turns'])
      ? objectsIn(history['turns']).map(readTurn)
      : objectsIn(history['msgs']).map(readMessage);
    const talk = createTalk();
    for (const { isUser, versions, shown } of oldestFirst(turns)) {
      talk.addTurn(isUser ? 'user' : 'mate', versions, shown);
    }
    const mate = textOf(character['name']) || textOf(history['character_name']);
    return {
      path,
      title: textOf(history['name']) || textOf(history['title']),
      mate: mate === '' ? (turns.find(({ isUser }) => !isUser)?.name ?? '') : mate,
      messages: talk.messages,
      broken: 0,
    };
  });
}

interface Turn {
  readonly isUser: boolean;
  readonly name: string;
  readonly versions: { readonly text: string; readonly createdAt: number | null }[];
  readonly shown: number;
}

function readTurn(turn: Fields): Turn {
  const author = objectOf(turn['author']);
  const candidates = objectsIn(turn['candidates']);
  const createdAt = timeOf(turn['create_time']);
  const primary = candidates.findIndex((one) => one['candidate_id'] === turn['primary_candidate_id']);
  return {
    isUser: author['is_human'] === true,
    name: textOf(author['name']),
    versions: candidates.map((one) => ({
      text: textOf(one['raw_content']),
      createdAt: createdAt ?? timeOf(one['create_time']),
    })),
    // The interface lists the latest candidate first.
    shown: Math.max(0, primary),
  };
}

function readMessage(message: Fields): Turn {
  const source = objectOf(message['src']);
  return {
    isUser: source['is_human'] === true,
    name: textOf(source['name']),
    versions: [{ text: textOf(message['text']), createdAt: timeOf(message['created']) }],
    shown: 0,
  };
}

/** The interface returns the newest turns first; a file may have been reversed since. Turns without times stay as they are. */
function oldestFirst(turns: Turn[]): Turn[] {
  const times = turns.map(({ versions }) => versions[0]?.createdAt ?? null);
  const [first, last] = [times[0] ?? null, times.at(-1) ?? null];
  return first !== null && last !== null && first > last ? turns.toReversed() : turns;
}

/** A character as its interface describes it, of CharacterAI Dumper or CAI Tools. */
export const isCharacterAiCharacter = (value: Fields): boolean => {
  const character = objectOf(objectOf(value['info'])['character'] ?? value['character']);
  return textOf(character['name']) !== '' && 'greeting' in character;
};

/** Returns the character as a card of version 2. */
export function characterAiCard(value: Fields): string {
  const character = objectOf(objectOf(value['info'])['character'] ?? value['character']);
  return JSON.stringify({
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: textOf(character['name']),
      description: [textOf(character['description']), textOf(character['definition'])]
        .filter(Boolean)
        .join('\n\n'),
      personality: '',
      scenario: '',
      first_mes: textOf(character['greeting']),
      mes_example: '',
      creator_notes: textOf(character['title']),
      system_prompt: '',
      post_history_instructions: '',
      alternate_greetings: [],
      tags: [],
      creator: '',
      character_version: '',
      extensions: {},
    },
  });
}

import { objectOf } from '../../../../contract/parse-json.ts';
import { objectsIn, listOf, textOf, timeOf, valuesOf, type Fields } from '../fields.ts';
import type { FoundChat } from '../found.ts';
import { createTalk } from '../talk.ts';

/** A chat of Agnai (`web/pages/Chat/ChatExport.tsx`): `messages` with `msg`, and `characterId` where a character wrote them. */
export const isAgnaiChat = (value: Fields): boolean =>
  objectsIn(value['messages']).some((message) => typeof message['msg'] === 'string');

/** Returns the chat. `parent` is followed where the export has it; `retries` are earlier versions of a message. */
export function readAgnaiChat(value: Fields, path: string): FoundChat {
  const messages = objectsIn(value['messages']);
  const talk = createTalk();
  let mate = '';
  for (const message of messages) {
    const isUser = textOf(message['characterId']) === '' && textOf(message['userId']) !== '';
    if (!isUser && mate === '') mate = textOf(message['name']) || textOf(message['handle']);
    const createdAt = timeOf(message['createdAt']);
    const texts = [...listOf(message['retries']).map(textOf), textOf(message['msg'])];
    const versions = texts.map((text) => ({ text, createdAt }));
    talk.addTurn(isUser ? 'user' : 'mate', versions, versions.length - 1);
  }
  const name = textOf(value['name']);
  return { path, title: name === 'Exported' ? '' : name, mate, messages: talk.messages, broken: 0 };
}

/** A character of Agnai: its description is a set of attributes, each a list of texts (`common/types`, `AppSchema.Persona`). */
export const isAgnaiCharacter = (value: Fields): boolean =>
  'greeting' in value && typeof objectOf(value['persona'])['attributes'] === 'object';

/** Returns the character as a card of version 2. */
export function agnaiCard(value: Fields): string {
  const { attributes } = objectOf(value['persona']);
  const lines = Object.entries(objectOf(attributes)).map(([name, texts]) => {
    const text = valuesOf(texts).map(textOf).join(', ');
    return name === 'text' ? text : `${name}: ${text}`;
  });
  return JSON.stringify({
    spec: 'chara_card_v2',
    spec_version: '2.0',
    data: {
      name: textOf(value['name']),
      description: [textOf(value['appearance']), ...lines].filter(Boolean).join('\n'),
      personality: '',
      scenario: textOf(value['scenario']),
      first_mes: textOf(value['greeting']),
      mes_example: textOf(value['sampleChat']),
      creator_notes: textOf(value['description']),
      system_prompt: textOf(value['systemPrompt']),
      post_history_instructions: textOf(value['postHistoryInstructions']),
      alternate_greetings: listOf(value['alternateGreetings']),
      tags: listOf(value['tags']),
      creator: textOf(value['creator']),
      character_version: textOf(value['characterVersion']),
      extensions: {},
    },
  });
}

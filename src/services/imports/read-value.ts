import { maxCardLength } from '../../../contract/mates/own-mate.ts';
import { objectOf } from '../../../contract/parse-json.ts';
import { agnaiCard, isAgnaiCharacter, isAgnaiChat, readAgnaiChat } from './formats/agnai.ts';
import {
  characterAiCard,
  isCharacterAi,
  isCharacterAiCharacter,
  readCharacterAi,
} from './formats/character-ai.ts';
import { isChatGptChat, readChatGptChat } from './formats/chatgpt.ts';
import { isRisuBook, isRisuChats, readRisuBook, readRisuChats } from './formats/risu.ts';
import { readTavernPersonas } from './formats/tavern.ts';
import { textOf, valuesOf, type Fields } from './fields.ts';
import { UnreadError, type Found, type FoundCard } from './found.ts';

/** Returns what an object of a file is in the formats that are known; null for another. Throws `UnreadError`. */
export function readValue(value: Fields, path: string): Partial<Found> | null {
  if (isChatGptChat(value)) return { chats: [readChatGptChat(value, path)] };
  if (isRisuChats(value)) return { chats: readRisuChats(value, path) };
  if (isAgnaiChat(value)) return { chats: [readAgnaiChat(value, path)] };
  if (isCharacterAi(value)) {
    const cards = isCharacterAiCharacter(value) ? [toCard(characterAiCard(value), path)] : [];
    return { chats: readCharacterAi(value, path), cards };
  }
  if (isCharacterAiCharacter(value)) return { cards: [toCard(characterAiCard(value), path)] };
  if (isAgnaiCharacter(value)) return { cards: [toCard(agnaiCard(value), path)] };
  if (isCard(value)) return { cards: [toCard(JSON.stringify(value), path)] };
  const personas = readTavernPersonas(value);
  return personas === null ? readBook(value, path) : { personas };
}

const dataOf = (value: Fields): Fields => ('data' in value ? objectOf(value['data']) : value);

const isCard = (value: Fields): boolean => {
  const data = dataOf(value);
  const names = ['first_mes', 'char_greeting', 'char_persona'];
  return (
    /^chara_card_v\d/.test(textOf(value['spec'])) || names.some((name) => typeof data[name] === 'string')
  );
};

/** Returns the name of a card's character. */
export const nameOfCard = (card: Fields): string => {
  const data = dataOf(card);
  return textOf(data['name']) || textOf(data['char_name']);
};

function toCard(card: string, path: string): FoundCard {
  if (card.length > maxCardLength) throw new UnreadError('large');
  return { path, card, name: nameOfCard(objectOf(JSON.parse(card))) };
}

/** Worlds of SillyTavern, books of version 3 and RisuAI, memory books of Agnai. */
function readBook(file: Fields, path: string): Partial<Found> | null {
  const value = isRisuBook(file) ? readRisuBook(file) : file;
  const data = dataOf(value);
  const entries = valuesOf(data['entries']);
  if (entries.length === 0 || !entries.every((entry) => typeof entry === 'object')) return null;
  const name = textOf(data['name']) || (path.split('/').at(-1) ?? '').replace(/\.json$/i, '');
  return { books: [{ path, name, entries: entries.length, book: JSON.stringify(value) }] };
}

import { newId } from '../../../contract/new-id.ts';
import type {
  ImportCharacter,
  ImportItem,
  ImportProblem,
  RejectedFile,
} from '../../machines/imports/import.reducers.ts';
import type { Found, FoundBook, FoundCard, FoundChat, FoundPersona } from './found.ts';

/** Something to send, with the id that makes sending it idempotent. */
interface Planned<Kind extends ImportItem['kind'], Source> extends ImportItem {
  readonly kind: Kind;
  readonly clientId: string;
  readonly source: Source;
}

export type PlannedItem =
  | Planned<'mate', FoundCard>
  | Planned<'chat', FoundChat>
  | Planned<'persona', FoundPersona>
  | Planned<'book', FoundBook>;

/** A character, with the ids under which a mate is made of it. */
export interface PlannedCharacter extends ImportCharacter {
  readonly clientId: string;
  readonly card: FoundCard | null;
}

export interface ImportPlan {
  readonly importId: string;
  readonly items: readonly PlannedItem[];
  readonly characters: readonly PlannedCharacter[];
  readonly rejected: readonly RejectedFile[];
}

/** Returns what can be sent of what was found. Chats belong to the card of their folder, or to one with the name of their character. */
export function planImport(found: Found): ImportPlan {
  const cards = found.cards.map((card, index) => ({ card, id: `character-${String(index)}` }));
  const byName = new Map(cards.toReversed().map(({ card, id }) => [fold(card.name), id]));
  const byFile = new Map(cards.toReversed().map(({ card, id }) => [fold(baseOf(card.path)), id]));
  const characters: PlannedCharacter[] = cards.map(({ card, id }) => ({
    id,
    name: card.name,
    hasCard: true,
    card,
    clientId: newId(),
  }));
  const characterOf = ({ path, mate }: FoundChat): string => {
    const known = byFile.get(fold(folderOf(path))) ?? byName.get(fold(mate));
    if (known !== undefined) return known;
    const id = `character-${String(characters.length)}`;
    characters.push({ id, name: mate, hasCard: false, card: null, clientId: newId() });
    byName.set(fold(mate), id);
    return id;
  };
  const items: PlannedItem[] = [
    ...cards.map(({ card, id }) => itemOf('mate', card, { name: card.name, characterId: id })),
    ...found.chats.map((chat) =>
      itemOf('chat', chat, {
        name: chat.title,
        characterId: characterOf(chat),
        messages: chat.messages.length,
        broken: chat.broken,
      }),
    ),
    ...found.personas.map((persona) => itemOf('persona', persona, { name: persona.name })),
    ...found.books.map((book) => itemOf('book', book, { name: book.name })),
  ].map((item, index) => ({ ...item, id: `${item.kind}-${String(index)}` }));
  return { importId: newId(), items, characters, rejected: rejectedIn(found) };
}

const itemOf = <Kind extends ImportItem['kind'], Source>(
  kind: Kind,
  source: Source,
  parts: Pick<ImportItem, 'name'> & Partial<ImportItem>,
): Planned<Kind, Source> => ({
  characterId: null,
  messages: 0,
  broken: 0,
  ...parts,
  id: '',
  kind,
  source,
  clientId: newId(),
});

const fold = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
const baseOf = (path: string): string => (path.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '');
const folderOf = (path: string): string => path.split(/[/\\]/).at(-2) ?? '';

function rejectedIn({ unread }: Found): RejectedFile[] {
  const names = new Map<ImportProblem, string[]>();
  const add = (problem: ImportProblem, name: string): void => {
    names.set(problem, [...(names.get(problem) ?? []), name]);
  };
  for (const { reason, path } of unread) add(reason, path);
  return [...names].map(([problem, list]) => ({ problem, names: list }));
}

import type { MateCraft } from '../../../../contract/mates/mate-craft.ts';
import type { PromptReason } from '../../../../contract/replies/reply-prompt.ts';
import type {
  CompanionRequest,
  KnownChapter,
  KnownFact,
  KnownLore,
  Line,
  Passage,
} from '../../../../server/companions/companion.ts';
import { minPrompt } from '../../../../server/companions/prompt/build-prompt.ts';
import { replyTask, suggestionTask, type Task } from '../../../../server/companions/prompt/task.ts';
import { requestWith } from './companion-request.ts';

/** Pieces of texts: alphabets, long runs, blanks, quotations and marks. */
const pieces = [
  'word ',
  'слово ',
  '言葉',
  '🌊',
  'کلمه ',
  'xqzvkw',
  'a\n\nb ',
  '\n',
  '   ',
  '> ',
  '<|im_end|>',
  'https://example.org/?q=1&r=2 ',
  'é'.normalize('NFD'),
];

/** A room with parts of any size, and a limit for its prompt: the same ones for a seed. Texts have up to `longest` pieces. */
export const randomRoom = (seed: number, longest = 200): { readonly task: Task; readonly limit: number } => {
  let state = seed * 7919 + 1;
  const random = (below: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  const text = (): string => {
    const size = 1 + random([3, 30, longest][random(3)] ?? 3);
    return Array.from({ length: size }, () => pieces[random(pieces.length)] ?? '').join('');
  };
  const filled = (): string => `${text()}x`;
  const listOf = <Item>(max: number, make: (at: number) => Item): Item[] =>
    Array.from({ length: random(2) * random(max) }, (_, at) => make(at));
  const line = (at: number): Line => ({
    role: random(2) === 0 ? 'user' : 'mate',
    text: text(),
    messageId: `message ${String(at)}`,
  });
  const time = (): number => random(2_000_000_000) * 800;
  const reason = (): PromptReason =>
    random(2) === 0 ? { kind: 'always' } : { kind: 'words', words: ['word'] };
  const fact = (at: number): KnownFact => ({
    factId: String(at),
    kind: (['you', 'mate', 'plan', 'story'] as const)[random(4)] ?? 'you',
    text: text(),
    at: time(),
    isPast: random(3) === 0,
    reason: reason(),
  });
  const lore = (at: number): KnownLore => ({
    loreId: String(at),
    text: text(),
    position: random(2) === 0 ? { at: 'after' } : { at: 'depth', depth: random(9) },
    order: random(100),
    reason: { kind: 'key', key: text() },
  });
  const passage = (at: number): Passage => ({
    messageIds: [`message ${String(at)}`],
    lines: Array.from({ length: 1 + random(3) }, (_, index) => line(index)),
    at: time(),
    reason: reason(),
  });
  const chapter = (at: number): KnownChapter => ({
    chapterId: String(at),
    text: text(),
    from: { messageId: `message ${String(at)}`, at: time() },
    to: { messageId: `message ${String(at + random(20))}`, at: time() },
    count: 1 + random(100),
  });
  const craftText = (): string => (random(2) === 0 ? '' : text().repeat(random(4) === 0 ? 20 : 1));
  const craft = (): MateCraft => ({
    nickname: '',
    instructions: craftText(),
    finalInstructions: craftText(),
    depthNote: craftText(),
    depth: random(12),
    examples: Array.from(
      { length: random(20) },
      () => `${random(3) === 0 ? '<START>' : ''}\n${random(2) === 0 ? 'Iris' : 'You'}: ${text()}`,
    ).join('\n'),
    greetings: [],
  });
  const { mate } = requestWith({});
  const greeting = random(2) === 0 ? mate.greeting : filled();
  const parts: Partial<CompanionRequest> = {
    mate: {
      ...mate,
      who: filled(),
      voice: filled(),
      greeting,
      ...(random(2) === 0 ? { manner: 'warm' as const } : {}),
      ...(random(2) === 0 ? { craft: craft() } : {}),
    },
    history: [{ role: 'mate', text: greeting }, ...listOf(80, line)],
    message: filled(),
    begun: random(4) === 0 ? filled() : '',
    userName: random(2) === 0 ? null : filled(),
    persona: random(2) === 0 ? null : { name: filled(), pronouns: text(), about: text() },
    notes: random(2) === 0 ? '' : text(),
    lore: listOf(80, lore),
    facts: listOf(200, fact),
    chapters: listOf(20, chapter),
    passages: listOf(60, passage),
    isCareful: random(4) === 0,
    ...(random(4) === 0 ? { hint: { kind: 'own' as const, text: filled().slice(0, 200) } } : {}),
  };
  const request = requestWith(parts);
  const limit = minPrompt + random([600, 5000, 60_000, 800_000][random(4)] ?? 600);
  return { task: random(4) === 0 ? suggestionTask(request) : replyTask(request), limit };
};

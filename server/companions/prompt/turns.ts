import type { Line } from '../companion.ts';
import type { ChatMessage } from '../../model-host/chat/host-traits.ts';
import { messageOverhead } from './tokens/count-tokens.ts';
import { tokensOf } from './tokens/line-tokens.ts';

/** Neighboring lines of one side. */
export interface Turn {
  readonly role: Line['role'];
  readonly lines: readonly Line[];
}

/** The first turn of a person who has not written anything. */
const arrival: Line = { role: 'user', text: '*arrives*' };

/** Many models only accept alternating turns that begin with the user's. */
export const toTurns = (lines: readonly Line[]): Turn[] => {
  const turns: { role: Line['role']; lines: Line[] }[] = [];
  for (const line of lines[0]?.role === 'mate' ? [arrival, ...lines] : lines) {
    const last = turns.at(-1);
    if (last?.role === line.role) {
      last.lines.push(line);
    } else {
      turns.push({ role: line.role, lines: [line] });
    }
  }
  return turns;
};

export const toChatMessage = ({ role, lines }: Turn): ChatMessage => ({
  role: role === 'user' ? 'user' : 'assistant',
  content: lines.map(({ text }) => text).join('\n\n'),
});

/** Returns what a turn costs: `countMessage` of its chat message. */
export const tokensOfTurn = ({ lines }: Turn): number =>
  lines.reduce((sum, line) => sum + tokensOf(line), messageOverhead + lines.length - 1);

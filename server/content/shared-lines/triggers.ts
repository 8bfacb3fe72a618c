import { feelingTriggers } from './triggers-feelings.ts';
import { questionTriggers } from './triggers-questions.ts';
import { safetyTriggers } from './triggers-safety.ts';
import { statementTriggers } from './triggers-statements.ts';

/**
 * The triggers that every mate understands. RiveScript finds out what was meant; its replies are not texts but the name of an intent and,
 * after a colon, the user's words that matter. The words to say are chosen in code, because RiveScript draws at random and forgets what it
 * has said.
 */
export const sharedTriggers = [safetyTriggers, feelingTriggers, statementTriggers, questionTriggers].join(
  '\n',
);
